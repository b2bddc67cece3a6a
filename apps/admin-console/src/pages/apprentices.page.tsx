import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { apprenticesRoom } from "../rooms/people/people.rooms.ts";

export const firstQueries = firstQueriesOf(apprenticesRoom);

export default function ApprenticesPage() {
  return <RoomPage room={apprenticesRoom} />;
}
