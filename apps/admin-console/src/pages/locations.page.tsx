import { RoomPage } from "../room/room-page.tsx";
import { locationsRoom } from "../rooms/locations/locations.room.ts";

export default function LocationsPage() {
  return <RoomPage room={locationsRoom} />;
}
