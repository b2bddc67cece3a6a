/** A web address that is safe to link to, undefined for anything else, such as one with a user before its host; "example.org" counts as https. */
export function safeWebAddress(text: string | null | undefined): string | undefined {
  if (!text?.trim()) return undefined;
  const url = URL.parse(text.trim()) ?? URL.parse(`https://${text.trim()}`);
  if (!url || url.username || url.password) return undefined;
  return /^https?:$/.test(url.protocol) && url.hostname.includes(".") ? url.href : undefined;
}
