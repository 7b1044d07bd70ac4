/**
 * Signs in as the page does.
 * @param {{ url: string, users: { email: string, password: string, role: string }[] }} portal
 * @param {"ADMIN" | "BROKER" | "VIEWER"} role
 * @returns {Promise<{ cookie: string, origin: string }>} the headers of the calls of the demo's person with this role
 */
export async function signedIn({ url, users }, role = "BROKER") {
  const person = users.find((user) => user.role === role);
  if (!person) throw new Error(`The demo has nobody with the role ${role}.`);
  const { email, password } = person;
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`The ${role} was not signed in: ${response.status}`);
  return {
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
    origin: url,
  };
}
