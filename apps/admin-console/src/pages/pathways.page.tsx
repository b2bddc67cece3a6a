import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { pathwaysRoom } from "../rooms/pathways/pathways.room.ts";

export const firstQueries = firstQueriesOf(pathwaysRoom);

export default function PathwaysPage() {
  return <RoomPage room={pathwaysRoom} />;
}
