import { firstQueriesOf } from "../room/first-queries.ts";
import { RoomPage } from "../room/room-page.tsx";
import { reviewedAnswersRoom } from "../rooms/reviewed-answers/reviewed-answers.room.ts";

export const firstQueries = firstQueriesOf(reviewedAnswersRoom);

export default function ReviewedAnswersPage() {
  return <RoomPage room={reviewedAnswersRoom} />;
}
