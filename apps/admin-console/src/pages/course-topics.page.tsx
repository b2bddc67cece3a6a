import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { courseTopicsRoom } from "../rooms/course-topics/course-topics.room.ts";

export const firstQueries = firstQueriesOf(courseTopicsRoom);

export default function CourseTopicsPage() {
  return <RoomPage room={courseTopicsRoom} />;
}
