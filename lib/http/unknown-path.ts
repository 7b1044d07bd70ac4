import { AppError } from "@/lib/core/errors";
import { answerRequest } from "@/lib/http/answer-request";

const refuse = (request: Request) =>
  answerRequest(request, () => {
    throw new AppError("not_found", "There is no operation at this path.");
  });

export const unknownPath = { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse };
