/** Whether a link in a text may lead there: a web or mail address, or a path on our own site, as the server keeps them; a screen does not rely on that. */
export function isLinkAddress(address: string | null): address is string {
  const leadsElsewhere = /^https?:[/\\]*[^/\\?#]*@/i.test(address ?? "");
  return (
    !leadsElsewhere &&
    /^(?:https?:\/\/[^\s\\]|mailto:[^\s]|\/(?!\/))[^\s\\\p{Cc}\p{Cf}]*$/iu.test(address ?? "")
  );
}

/** The whole web or mail address that somebody typed, which may leave out how it begins; none where it is something else. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim();
  const whole = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text)
    ? `mailto:${text}`
    : /^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(text)
      ? `https://${text}`
      : text;
  const address = URL.parse(whole);
  if (!address || !["http:", "https:", "mailto:"].includes(address.protocol)) return undefined;
  return isLinkAddress(address.href) ? address.href : undefined;
}
