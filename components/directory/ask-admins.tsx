import { useTranslations } from "next-intl";
import type { DirectoryUser } from "@/lib/directory/schema/user";

const namedMax = 3;

/** Why nothing can be changed here, and who can. */
export function AskAdmins({ users }: { users: readonly DirectoryUser[] }) {
  const t = useTranslations("directory");
  const admins = users.filter(({ role }) => role === "ADMIN").slice(0, namedMax);
  return (
    <p className="border-line border-b bg-sunken px-5 py-2 text-ink-2 max-sm:px-4">
      {t("readOnly")}{" "}
      {admins.map(({ id, name, email }, position) => (
        <span key={id}>
          {position > 0 && ", "}
          <a className="text-accent underline underline-offset-2" href={`mailto:${email}`}>
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}
