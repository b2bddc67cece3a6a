import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { trainingProgramsRoom } from "../rooms/training-programs/training-programs.room.ts";

export const firstQueries = firstQueriesOf(trainingProgramsRoom);

export default function TrainingProgramsPage() {
  return <RoomPage room={trainingProgramsRoom} />;
}
