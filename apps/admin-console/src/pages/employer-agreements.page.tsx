import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { employerAgreementsRoom } from "../rooms/employer-agreements/employer-agreements.room.ts";

export const firstQueries = firstQueriesOf(employerAgreementsRoom);

export default function EmployerAgreementsPage() {
  return <RoomPage room={employerAgreementsRoom} />;
}
