import * as z from "zod/mini";

/** Characters of a reason that somebody has to give, without outer spaces. */
export const shortestReason = 3;
export const longestReason = 500;

/** Why somebody does what others will want to know the reason of. */
export const reason = () =>
  z.string().check(z.trim(), z.minLength(shortestReason), z.maxLength(longestReason));
