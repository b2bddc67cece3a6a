import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { teachersRoom } from "../rooms/people/people.rooms.ts";

export const firstQueries = firstQueriesOf(teachersRoom);

export default function TeachersPage() {
  return <RoomPage room={teachersRoom} />;
}
