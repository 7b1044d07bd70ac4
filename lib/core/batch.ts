import * as z from "zod";

type ItemFault<Code, Details> = { code: Code; message: string; reason?: string; details?: Details };

/** Why one item of a batch has no result. The others are answered all the same. */
export class ItemError<Code extends string = string, Details extends object = object> extends Error {
  readonly code: Code;
  /** Which of several causes the code has. */
  readonly reason: string | undefined;
  readonly details: Details | undefined;

  constructor({ code, message, reason, details }: ItemFault<Code, Details>) {
    super(message);
    this.name = "ItemError";
    this.code = code;
    this.reason = reason;
    this.details = details;
  }
}

/** The result of `answer` for each item, in their order. An `ItemError` becomes the result of its item; other errors fail the call. */
export const settleEach = <Item, Result>(items: readonly Item[], answer: (item: Item) => Result) =>
  items.map((item): Result | ItemError => {
    try {
      return answer(item);
    } catch (error) {
      if (error instanceof ItemError) return error;
      throw error;
    }
  });

type Rendered = { jsonSchema: { anyOf?: object[] } };

/**
 * An item of a batch that is described as `schema` but never refused together with its neighbours: what does not fit
 * reaches the operation as it was sent, and becomes that item's error.
 */
export const itemOf = <Schema extends z.ZodObject>(schema: Schema) =>
  z.union([schema, z.unknown()]).meta({
    override: ({ jsonSchema }: Rendered) => {
      const [described] = jsonSchema.anyOf ?? [];
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, described);
    },
  });
