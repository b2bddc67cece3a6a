import type { RowOf } from "@guildway/api-client";
import type { users } from "@guildway/api-contract";
import { readableMembership } from "@guildway/rules";
import { Tag, useTexts } from "@guildway/ui";
import type { Beside } from "../../room/room.ts";
import { membershipName } from "./membership-name.ts";
import { roleNameIn } from "./role-names.ts";
import { texts } from "./texts.ts";
import styles from "./users.module.css";

type User = RowOf<typeof users>;

/** Marks an account that is only for trying things out. */
export function TestUser({ row }: { row: User }) {
  const { testUser } = useTexts(texts).fields;
  return row.testUser ? <Tag>{testUser}</Tag> : null;
}

/** An address that breaks before its @ where the screen is narrow. */
export function Email({ text }: { text: string }) {
  const [mailbox, host] = text.split("@");
  return (
    <span className={styles.email}>
      {mailbox}
      {host && (
        <>
          <wbr />@{host}
        </>
      )}
    </span>
  );
}

/** The membership that counts; one that ended stands out. */
export function Membership({ row, text }: { row: User; text: string }) {
  const hasEnded = readableMembership(row.membership) === "inactive";
  return text ? <Tag tone={hasEnded ? "amber" : "neutral"}>{text}</Tag> : null;
}

/** A person's role, that a registration waits, and that their membership has ended. */
export function UserTags({ row, beside }: { row: User; beside: Beside }) {
  const hasEnded = readableMembership(row.membership) === "inactive";
  const { waits } = useTexts(texts);
  return (
    <>
      <Tag tone="accent">{roleNameIn(beside.organizations, row, beside.lang)}</Tag>
      {row.registrationPending && <Tag tone="amber">{waits}</Tag>}
      {hasEnded && <Membership row={row} text={membershipName(row, beside.lang)} />}
    </>
  );
}
