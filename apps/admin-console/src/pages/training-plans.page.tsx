import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { trainingPlansRoom } from "../rooms/training-plans/training-plans.room.ts";

export const firstQueries = firstQueriesOf(trainingPlansRoom);

export default function TrainingPlansPage() {
  return <RoomPage room={trainingPlansRoom} />;
}
