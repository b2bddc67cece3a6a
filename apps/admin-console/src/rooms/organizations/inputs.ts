import { ImageInput } from "../../room/form/image-input.tsx";
import { PdfInput } from "../../room/form/pdf-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = {
  orgLogo: ImageInput,
  appleTouchIcon: ImageInput,
  androidIconSmall: ImageInput,
  androidIconLarge: ImageInput,
  eta671Form: PdfInput,
};
