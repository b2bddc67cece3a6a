import { useState } from "react";
import { DeadEnd } from "./dead-end.tsx";
import { MailLinkCard, type MailLinkCardProps } from "./mail-link-card.tsx";

interface ChangedAddressCardProps extends Omit<MailLinkCardProps, "follow" | "children"> {
  text: MailLinkCardProps["text"] & { doneTitle: string; done: (email: string) => string };
  /** Uses the link up and answers the address that the account has then. */
  follow: (token: string, password: string) => Promise<{ email: string }>;
  /** The way on once it was followed. */
  next: { href: string; words: string };
}

/** A card for a mailed link that gives an account another address, and then says which. */
export function ChangedAddressCard({ text, follow, next, ...props }: ChangedAddressCardProps) {
  const [email, setEmail] = useState<string>();
  return (
    <MailLinkCard
      {...props}
      text={email === undefined ? text : { ...text, title: text.doneTitle }}
      follow={async (token, password) => setEmail((await follow(token, password)).email)}
    >
      {email === undefined ? undefined : <DeadEnd words={text.done(email)} next={next} />}
    </MailLinkCard>
  );
}
