import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { searchesRoom } from "../rooms/searches/searches.room.ts";

export const firstQueries = firstQueriesOf(searchesRoom);

export default function SearchesPage() {
  return <RoomPage room={searchesRoom} />;
}
