import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { apprenticeAgreementsRoom } from "../rooms/apprentice-agreements/apprentice-agreements.room.ts";

export const firstQueries = firstQueriesOf(apprenticeAgreementsRoom);

export default function ApprenticeAgreementsPage() {
  return <RoomPage room={apprenticeAgreementsRoom} />;
}
