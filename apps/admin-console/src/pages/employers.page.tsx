import { RoomPage } from "../room/room-page.tsx";
import { employersRoom } from "../rooms/employers/employers.room.ts";

export default function EmployersPage() {
  return <RoomPage room={employersRoom} />;
}
