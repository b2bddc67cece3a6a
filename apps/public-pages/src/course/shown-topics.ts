import type { Topic } from "./course-queries.ts";

/** As many topics as a course shows that features none. */
const most = 4;

/** The topics that a course's page shows: those that are featured, else the first four, in the course's own order. */
export function shownTopics(topics: readonly Topic[], order: readonly string[] = []): Topic[] {
  const inOrder = inOrderOf(topics, order);
  const featured = inOrder.filter((topic) => topic.featured);
  return featured.length > 0 ? featured : inOrder.slice(0, most);
}

/** Topics in the order that a course gives them; those that it does not name come last. */
export function inOrderOf(topics: readonly Topic[], order: readonly string[]): Topic[] {
  const placeOf = ({ id }: Topic) => (order.includes(id) ? order.indexOf(id) : order.length);
  return topics.toSorted((one, other) => placeOf(one) - placeOf(other));
}
