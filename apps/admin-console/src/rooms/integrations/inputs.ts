import { ImageInput } from "../../room/form/image-input.tsx";
import { PromptsInput } from "./prompts-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = { agentImage: ImageInput, defaultPrompts: PromptsInput };
