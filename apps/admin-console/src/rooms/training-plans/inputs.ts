import { AssignedInput } from "./assigned-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = { assignedTo: AssignedInput };
