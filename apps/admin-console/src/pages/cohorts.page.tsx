import { RoomPage } from "../room/room-page.tsx";
import { cohortsRoom } from "../rooms/cohorts/cohorts.room.ts";

export default function CohortsPage() {
  return <RoomPage room={cohortsRoom} />;
}
