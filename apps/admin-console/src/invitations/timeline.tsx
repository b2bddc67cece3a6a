import type { RowOf } from "@guildway/api-client";
import type { invites } from "@guildway/api-contract";
import { shownMoment, wordFor } from "@guildway/rules";
import { useLanguage, useTexts } from "@guildway/ui";
import type { Beside } from "../room/room.ts";
import { useOrganizations } from "../room/organizations.ts";
import { stateTexts } from "./state-texts.ts";
import styles from "./timeline.module.css";

type Row = Pick<RowOf<typeof invites>, "orgId" | "inviteHistory">;

/** What happened with an invitation, newest first. */
export function Timeline({ row: { orgId, inviteHistory } }: { row: Row }) {
  const text = useTexts(stateTexts);
  const lang = useLanguage();
  const { all } = useOrganizations();
  const zone = all.find(({ id }) => id === orgId)?.timeZone;
  return (
    <ol className={styles.timeline}>
      {inviteHistory?.map(({ actionAt, actionTaken, by }) => (
        <li key={`${actionAt} ${actionTaken} ${by}`}>
          <bdi>{wordFor(text.actions, actionTaken)}</bdi> {by && text.notedBy[by]}{" "}
          <time dateTime={actionAt}>{shownMoment(actionAt, lang, zone)}</time>
        </li>
      ))}
    </ol>
  );
}

/** The same as text; empty where nothing happened. */
export function timelineText({ inviteHistory }: Row, { lang }: Beside): string {
  const { actions, notedBy } = stateTexts[lang];
  return (inviteHistory ?? [])
    .map(({ actionTaken, by }) => `${wordFor(actions, actionTaken)} ${by ? notedBy[by] : ""}`)
    .map((text) => text.trim())
    .join(", ");
}
