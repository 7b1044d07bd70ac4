/** Parses the body and answers it: the least a handler of this build can do. */
export async function POST(request: Request) {
  const body: unknown = JSON.parse(await request.text());
  return Response.json(body);
}
