import type { RowOf } from "@guildway/api-client";
import type { mails } from "@guildway/api-contract";
import { Tag } from "@guildway/ui";

const tones = { waiting: "amber", sent: "green", failed: "red" } as const;

/** Whether a mail is out. */
export function MailState({ row, text }: { row: RowOf<typeof mails>; text: string }) {
  return <Tag tone={tones[row.status ?? "waiting"]}>{text}</Tag>;
}
