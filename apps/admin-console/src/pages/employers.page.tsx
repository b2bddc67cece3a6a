import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { employersRoom } from "../rooms/employers/employers.room.ts";

export const firstQueries = firstQueriesOf(employersRoom);

export default function EmployersPage() {
  return <RoomPage room={employersRoom} />;
}
