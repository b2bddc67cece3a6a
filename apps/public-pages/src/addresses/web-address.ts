/** The address where it leads to another site or a path of ours; anything else, such as a script, is none. */
export function webAddressOf(address: string | null | undefined): string | undefined {
  return /^(?:https?:\/\/|\/(?![/\\]))[^\s\p{Cc}]*$/iu.test(address ?? "")
    ? (address as string)
    : undefined;
}
