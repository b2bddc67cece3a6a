/** A web address, or a path on our own site; undefined for anything else, so that no link acts. */
export function webAddress(address: string | null | undefined): string | undefined {
  return address && /^(?:https?:\/\/[^\s\\]|\/(?![/\\]))[^\s\p{Cc}]*$/iu.test(address)
    ? address
    : undefined;
}
