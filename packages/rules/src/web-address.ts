/** A web address that is safe to link to, undefined for anything else; "example.org" counts as https. */
export function safeWebAddress(text: string | null | undefined): string | undefined {
  if (!text?.trim()) return undefined;
  const url = URL.parse(text.trim()) ?? URL.parse(`https://${text.trim()}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes(".") ? url.href : undefined;
}
