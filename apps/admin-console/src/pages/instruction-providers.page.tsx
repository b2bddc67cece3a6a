import { RoomPage } from "../room/room-page.tsx";
import { instructionProvidersRoom } from "../rooms/instruction-providers/instruction-providers.room.ts";

export default function InstructionProvidersPage() {
  return <RoomPage room={instructionProvidersRoom} />;
}
