import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { auditLogRoom } from "../rooms/audit-log/audit-log.room.ts";

export const firstQueries = firstQueriesOf(auditLogRoom);

export default function AuditLogPage() {
  return <RoomPage room={auditLogRoom} />;
}
