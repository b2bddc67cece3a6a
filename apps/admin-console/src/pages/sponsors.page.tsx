import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { sponsorsRoom } from "../rooms/people/people.rooms.ts";

export const firstQueries = firstQueriesOf(sponsorsRoom);

export default function SponsorsPage() {
  return <RoomPage room={sponsorsRoom} />;
}
