import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { apiKeysRoom } from "../rooms/api-keys/api-keys.room.ts";

export const firstQueries = firstQueriesOf(apiKeysRoom);

export default function ApiKeysPage() {
  return <RoomPage room={apiKeysRoom} />;
}
