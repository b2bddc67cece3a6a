import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { materialsRoom } from "../rooms/materials/materials.room.ts";

export const firstQueries = firstQueriesOf(materialsRoom);

export default function MaterialsPage() {
  return <RoomPage room={materialsRoom} />;
}
