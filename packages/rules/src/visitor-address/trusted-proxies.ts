import { BlockList, isIP } from "node:net";

/** Whether an address is that of a proxy whose word on visitors' addresses counts. */
export type IsTrusted = (address: string) => boolean;

/** Reads `TRUSTED_PROXIES`: addresses and CIDR ranges of either family, comma between; throws one error that names every fault. */
export function readTrustedProxies(text: string | undefined): IsTrusted {
  const list = new BlockList();
  const entries = (text ?? "").split(",").map((entry) => entry.trim());
  const faults = entries.filter((entry) => entry !== "" && !addTo(list, entry));
  if (faults.length > 0)
    throw new Error(
      `TRUSTED_PROXIES must be IP addresses or ranges like 10.0.0.0/8, comma between; not understood: ${faults.join(", ")}`,
    );
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? "ipv6" : "ipv4");
  };
}

/** False where the entry is neither an address nor a range. */
function addTo(list: BlockList, entry: string): boolean {
  const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  const most = version === 6 ? 128 : 32;
  const prefix = bits === undefined ? most : Number(bits);
  if (prefix > most) return false;
  list.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4");
  return true;
}
