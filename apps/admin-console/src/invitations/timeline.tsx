import { shownMoment } from "@guildway/rules";
import { useLanguage, useTexts } from "@guildway/ui";
import { useOrganizations } from "../room/organizations.ts";
import { stateTexts } from "./state-texts.ts";
import styles from "./timeline.module.css";

interface Row {
  orgId?: string | null | undefined;
  inviteHistory?: readonly { actionAt: string; actionTaken: string }[] | null | undefined;
}

/** What happened with an invitation, newest first. */
export function Timeline({ row: { orgId, inviteHistory } }: { row: Row }) {
  const text = useTexts(stateTexts);
  const lang = useLanguage();
  const { all } = useOrganizations();
  const zone = all.find(({ id }) => id === orgId)?.timeZone;
  return (
    <ol className={styles.timeline}>
      {inviteHistory?.map(({ actionAt, actionTaken }) => (
        <li key={`${actionAt} ${actionTaken}`}>
          {text.actions[actionTaken] ?? actionTaken}{" "}
          <time dateTime={actionAt}>{shownMoment(actionAt, lang, zone)}</time>
        </li>
      ))}
    </ol>
  );
}

/** The same as text; empty where nothing happened. */
export function timelineText({ inviteHistory }: Row): string {
  return (inviteHistory ?? []).map(({ actionTaken }) => actionTaken).join(", ");
}
