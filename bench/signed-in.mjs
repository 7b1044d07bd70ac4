/**
 * Signs in as the page does.
 * @param {{ url: string, users: { email: string, password: string, role: string }[] }} portal
 * @returns {Promise<{ cookie: string, origin: string }>} the headers of the broker's calls
 */
export async function signedIn({ url, users }) {
  const broker = users.find(({ role }) => role === "BROKER");
  if (!broker) throw new Error("The demo has no broker.");
  const { email, password } = broker;
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`The broker was not signed in: ${response.status}`);
  return {
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
    origin: url,
  };
}
