import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { classCodesRoom } from "../rooms/class-codes/class-codes.room.ts";

export const firstQueries = firstQueriesOf(classCodesRoom);

export default function ClassCodesPage() {
  return <RoomPage room={classCodesRoom} />;
}
