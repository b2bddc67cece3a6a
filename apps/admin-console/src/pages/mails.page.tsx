import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { mailsRoom } from "../rooms/mails/mails.room.ts";

export const firstQueries = firstQueriesOf(mailsRoom);

export default function MailsPage() {
  return <RoomPage room={mailsRoom} />;
}
