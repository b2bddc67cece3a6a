/** A web address, or a path on our own site; undefined for anything else, so that no link acts or leads elsewhere than it says. */
export function webAddress(address: string | null | undefined): string | undefined {
  return address &&
    !/^https?:[/\\]*[^/\\?#]*@/i.test(address) &&
    /^(?:https?:\/\/[^\s\\]|\/(?![/\\]))[^\s\p{Cc}]*$/iu.test(address)
    ? address
    : undefined;
}
