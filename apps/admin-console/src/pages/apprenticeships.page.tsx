import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { apprenticeshipsRoom } from "../rooms/apprenticeships/apprenticeships.room.ts";

export const firstQueries = firstQueriesOf(apprenticeshipsRoom);

export default function ApprenticeshipsPage() {
  return <RoomPage room={apprenticeshipsRoom} />;
}
