import { CoursesInOrder } from "./courses-in-order.tsx";
import { MarkdownInput } from "../../room/form/markdown-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = {
  description: MarkdownInput,
  courseIds: CoursesInOrder,
};
