import { mails } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { moment } from "../../room/moment.ts";
import { MailState } from "./mail-state.tsx";
import { AsWritten } from "../../room/record/as-written.tsx";
import { RetryMail } from "./retry-mail.tsx";
import { texts } from "./texts.ts";

export const mailsRoom = room({
  record: mails,
  page: "admin-console.mails",
  texts,
  columns: [
    "subject",
    "orgId",
    "to",
    { field: "status", Cell: MailState },
    moment("createdAt"),
    moment("sentAt"),
  ],
  search: (text) => ({ [text.includes("@") ? "to[ilike]" : "subject[ilike]"]: text }),
  filters: ["status"],
  sections: {
    mail: ["subject", "to", "from", "replyTo", { field: "text", Cell: AsWritten }],
    delivery: ["status", "attempts", moment("createdAt"), moment("sentAt"), "lastError"],
    record: ["orgId", "kind", "id"],
  },
  Actions: RetryMail,
});
