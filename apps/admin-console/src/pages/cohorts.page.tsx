import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { cohortsRoom } from "../rooms/cohorts/cohorts.room.ts";

export const firstQueries = firstQueriesOf(cohortsRoom);

export default function CohortsPage() {
  return <RoomPage room={cohortsRoom} />;
}
