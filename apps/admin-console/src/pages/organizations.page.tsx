import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { organizationsRoom } from "../rooms/organizations/organizations.room.ts";

export const firstQueries = firstQueriesOf(organizationsRoom);

export default function OrganizationsPage() {
  return <RoomPage room={organizationsRoom} />;
}
