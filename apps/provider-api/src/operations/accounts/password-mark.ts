import type { Sealer } from "../../platform/sealing.ts";

/**
 * By what a sign-up is found among others of the same address, however many there are: it says 12 bits of the password, and those
 * only with the current master key.
 */
export function passwordMark(
  sealer: Sealer,
  { email, password }: { email: string; password: string },
): string {
  return sealer.following(`sign-up of ${email.toLowerCase()} with ${password}`).slice(0, 2);
}
