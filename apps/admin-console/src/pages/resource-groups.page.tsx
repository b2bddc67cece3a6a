import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { resourceGroupsRoom } from "../rooms/resource-groups/resource-groups.room.ts";

export const firstQueries = firstQueriesOf(resourceGroupsRoom);

export default function ResourceGroupsPage() {
  return <RoomPage room={resourceGroupsRoom} />;
}
