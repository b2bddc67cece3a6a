import { MembershipInput } from "./membership-input.tsx";
import { RoleInput } from "./role-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = {
  role: RoleInput,
  membership: MembershipInput,
};
