import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { classesRoom } from "../rooms/classes/classes.room.ts";

export const firstQueries = firstQueriesOf(classesRoom);

export default function ClassesPage() {
  return <RoomPage room={classesRoom} />;
}
