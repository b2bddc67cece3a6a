import { Notice, PageLoading, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { AccountCard } from "../../account-card/account-card.tsx";
import type { ScreenProps } from "../../arrival/screen-props.ts";
import { AccountHere } from "./account-here.tsx";
import { texts } from "./texts.ts";
import { useAccountHere } from "./use-account-here.ts";

/** Says who was refused a page and where they can go instead; another account signs in here. */
export default function NotAdmittedPage({
  here,
  signInForm,
}: ScreenProps & { signInForm: ReactNode }) {
  const text = useTexts(texts);
  const { account, leave } = useAccountHere();
  if (account.at === "looking") return <PageLoading />;
  if (account.at === "known")
    return (
      <AccountCard title={text.title} here={here}>
        <AccountHere session={account.session} addresses={account.addresses} onLeave={leave} />
      </AccountCard>
    );
  return (
    <AccountCard title={text.signInTitle} step={account.at} here={here}>
      {account.at === "unknown" && <Notice kind="warning">{text.signInWords}</Notice>}
      {signInForm}
    </AccountCard>
  );
}
