import { demoApiKeys } from "../demo-world/api-keys.ts";
import { demoCrowd, demoSignIns } from "../demo-world/users.ts";
import type { Settings } from "../settings.ts";

const demoUserIds = new Set([...demoSignIns(), ...demoCrowd()].map(({ id }) => id));
const demoKeys = new Set<string>(demoApiKeys.map(({ key }) => key));

/** Whether a user is refused because they are of the demo, whose passwords everybody knows; ids made since are random. */
export function isRefusedUser({ mode }: Settings, userId: string | undefined): boolean {
  return mode === "production" && userId !== undefined && demoUserIds.has(userId);
}

/** Whether an API key is refused because it is of the demo. */
export function isRefusedKey({ mode }: Settings, key: string): boolean {
  return mode === "production" && demoKeys.has(key);
}
