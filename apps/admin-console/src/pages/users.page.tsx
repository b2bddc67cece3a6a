import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { usersRoom } from "../rooms/users/users.room.tsx";

export const firstQueries = firstQueriesOf(usersRoom);

export default function UsersPage() {
  return <RoomPage room={usersRoom} />;
}
