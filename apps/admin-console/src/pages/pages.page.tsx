import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { pagesRoom } from "../rooms/pages/pages.room.ts";

export const firstQueries = firstQueriesOf(pagesRoom);

export default function PagesPage() {
  return <RoomPage room={pagesRoom} />;
}
