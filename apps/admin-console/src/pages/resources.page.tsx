import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { resourcesRoom } from "../rooms/resources/resources.room.ts";

export const firstQueries = firstQueriesOf(resourcesRoom);

export default function ResourcesPage() {
  return <RoomPage room={resourcesRoom} />;
}
