import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { ClosedInvitation } from "@/components/directory/closed-invitation";
import { InviteForm } from "@/components/directory/invite-form";
import { readInvitation, whyInvitationIsClosed } from "@/lib/sessions/read-invitation";

// The address is a secret: no other site shall learn it from a link, and no search engine.
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("invite"))("metaTitle"), referrer: "no-referrer", robots: { index: false } };
}

export default async function InvitePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const invitation = await readInvitation(token, new Date());
  if (!invitation) return <ClosedInvitation why={await whyInvitationIsClosed(token)} />;
  const { organizationName, email, role, hasAccount } = invitation;
  return (
    <Texts of="/invite/[token]">
      <InviteForm token={token} organization={organizationName} email={email} role={role} hasAccount={hasAccount} />
    </Texts>
  );
}
