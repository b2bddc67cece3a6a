import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { pageLinksRoom } from "../rooms/page-links/page-links.room.ts";

export const firstQueries = firstQueriesOf(pageLinksRoom);

export default function PageLinksPage() {
  return <RoomPage room={pageLinksRoom} />;
}
