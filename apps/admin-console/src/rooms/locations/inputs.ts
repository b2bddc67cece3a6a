import { ImageInput } from "../../room/form/image-input.tsx";
import { ManagersInput } from "./managers-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = {
  locationImage: ImageInput,
  managerIds: ManagersInput,
};
