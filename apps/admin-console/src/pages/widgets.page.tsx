import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { widgetsRoom } from "../rooms/widgets/widgets.room.ts";

export const firstQueries = firstQueriesOf(widgetsRoom);

export default function WidgetsPage() {
  return <RoomPage room={widgetsRoom} />;
}
