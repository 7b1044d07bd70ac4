/** `npm start` holds the other end of a channel to this process: when it is killed, the server must not outlive it. */
export function stopWithParent() {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
