import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { invitesRoom } from "../rooms/invites/invites.room.ts";

export const firstQueries = firstQueriesOf(invitesRoom);

export default function InvitesPage() {
  return <RoomPage room={invitesRoom} />;
}
