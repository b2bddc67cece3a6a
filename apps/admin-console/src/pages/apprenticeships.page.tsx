import { RoomPage } from "../room/room-page.tsx";
import { apprenticeshipsRoom } from "../rooms/apprenticeships/apprenticeships.room.ts";

export default function ApprenticeshipsPage() {
  return <RoomPage room={apprenticeshipsRoom} />;
}
