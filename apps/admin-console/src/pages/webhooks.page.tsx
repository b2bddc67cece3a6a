import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { webhooksRoom } from "../rooms/webhooks/webhooks.room.ts";

export const firstQueries = firstQueriesOf(webhooksRoom);

export default function WebhooksPage() {
  return <RoomPage room={webhooksRoom} />;
}
