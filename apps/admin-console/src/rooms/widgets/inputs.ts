import { ImageInput } from "../../room/form/image-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = {
  image: ImageInput,
};
