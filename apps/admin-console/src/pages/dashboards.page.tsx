import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { dashboardsRoom } from "../rooms/dashboards/dashboards.room.ts";

export const firstQueries = firstQueriesOf(dashboardsRoom);

export default function DashboardsPage() {
  return <RoomPage room={dashboardsRoom} />;
}
