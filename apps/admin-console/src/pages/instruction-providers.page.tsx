import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { instructionProvidersRoom } from "../rooms/instruction-providers/instruction-providers.room.ts";

export const firstQueries = firstQueriesOf(instructionProvidersRoom);

export default function InstructionProvidersPage() {
  return <RoomPage room={instructionProvidersRoom} />;
}
