import { RoomPage } from "../room/room-page.tsx";
import { trainingPlansRoom } from "../rooms/training-plans/training-plans.room.ts";

export default function TrainingPlansPage() {
  return <RoomPage room={trainingPlansRoom} />;
}
