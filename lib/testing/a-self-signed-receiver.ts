import { once } from "node:events";
import { createServer } from "node:https";

// Made for 127.0.0.1 and self-signed, so no client trusts it. The key protects nothing.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNvfLkj+sKs9VsEdy
1DfZERx0vZqCI1K9KBa+nsjkTouhRANCAASTByVRVtuaHmrPIwras+pTmytje88/
YgUavuCGCweVH5Rhmnw721nCXLj7kk1UJcBJE/NTyDrNZ/MNy8PoZXba
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUekZspnGV7wREB4SC6pTCRYka4CowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMDE5MDMyN1oYDzIxMjYxMDI3
MTkwMzI3WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASTByVRVtuaHmrPIwras+pTmytje88/YgUavuCGCweVH5Rhmnw721nC
XLj7kk1UJcBJE/NTyDrNZ/MNy8PoZXbao2QwYjAdBgNVHQ4EFgQUV/5TNnqvhKzx
G+aYeosXg+Kew5UwHwYDVR0jBBgwFoAUV/5TNnqvhKzxG+aYeosXg+Kew5UwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQDj5TrLX0uMbbnaYKfpe8dbBhLWUMNUrt2lpbFyUiQ0eAIhAL7XQmdqfrf2xQjr
mxyYOtdQ+wwqwj0k+wvyNbl5TstA
-----END CERTIFICATE-----`;

/** A receiver with TLS and a self-signed certificate. It counts the requests that reach it. */
export async function aSelfSignedReceiver() {
  const receiver = { requests: 0 };
  const server = createServer({ key, cert }, (_request, response) => {
    receiver.requests++;
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The receiver has no port.");
  return Object.assign(receiver, { url: `https://127.0.0.1:${address.port}/hooks`, close: () => server.close() });
}
