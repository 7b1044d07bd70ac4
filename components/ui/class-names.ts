/** Joins the classes that apply: `classNames("a", wide && "b")`. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(" ");
