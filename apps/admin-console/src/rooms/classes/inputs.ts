import { ImageInput } from "../../room/form/image-input.tsx";
import { MarkdownInput } from "../../room/form/markdown-input.tsx";
import { TeachersInput } from "./teachers-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = {
  classImage: ImageInput,
  description: MarkdownInput,
  teacherIds: TeachersInput,
};
