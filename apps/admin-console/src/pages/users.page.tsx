import { RoomPage } from "../room/room-page.tsx";
import { usersRoom } from "../rooms/users/users.room.tsx";

export default function UsersPage() {
  return <RoomPage room={usersRoom} />;
}
