import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { integrationsRoom } from "../rooms/integrations/integrations.room.ts";

export const firstQueries = firstQueriesOf(integrationsRoom);

export default function IntegrationsPage() {
  return <RoomPage room={integrationsRoom} />;
}
