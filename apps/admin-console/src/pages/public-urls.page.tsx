import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { publicUrlsRoom } from "../rooms/public-urls/public-urls.room.ts";

export const firstQueries = firstQueriesOf(publicUrlsRoom);

export default function PublicUrlsPage() {
  return <RoomPage room={publicUrlsRoom} />;
}
