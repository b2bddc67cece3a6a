import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { wageSchedulesRoom } from "../rooms/wage-schedules/wage-schedules.room.ts";

export const firstQueries = firstQueriesOf(wageSchedulesRoom);

export default function WageSchedulesPage() {
  return <RoomPage room={wageSchedulesRoom} />;
}
