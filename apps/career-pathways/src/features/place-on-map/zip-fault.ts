/** What is wrong with a typed ZIP code; ZIP+4 is taken too. */
export function zipFault(typed: string): "blank" | "malformed" | undefined {
  if (!typed.trim()) return "blank";
  return /^\d{5}(-?\d{4})?$/.test(typed.trim()) ? undefined : "malformed";
}
