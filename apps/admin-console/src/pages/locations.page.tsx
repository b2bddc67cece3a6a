import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { locationsRoom } from "../rooms/locations/locations.room.ts";

export const firstQueries = firstQueriesOf(locationsRoom);

export default function LocationsPage() {
  return <RoomPage room={locationsRoom} />;
}
