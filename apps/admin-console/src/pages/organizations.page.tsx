import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { organizationsRoom } from "../rooms/organizations/organizations.room.ts";

// One's own organization is a record of this page, which so keeps the room to itself.
export { organizationsRoom };

export const firstQueries = firstQueriesOf(organizationsRoom);

export default function OrganizationsPage() {
  return <RoomPage room={organizationsRoom} />;
}
