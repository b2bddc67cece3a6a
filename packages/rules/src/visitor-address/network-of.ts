/** Who has one IPv6 address has a whole /64 of them. */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head ? head.split(":") : [];
  const missing = 8 - groups.length - (tail ? tail.split(":").length : 0);
  const all = [
    ...groups,
    ...Array.from({ length: Math.max(0, missing) }, () => "0"),
    ...(tail ? tail.split(":") : []),
  ];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
