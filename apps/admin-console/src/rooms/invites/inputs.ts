import { TypeInput } from "./type-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = { inviteType: TypeInput };
