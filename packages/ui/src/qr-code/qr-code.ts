import { renderSVG } from "uqr";

/** A QR code of an address, as the address of a picture. */
export function qrCode(address: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(address, quietAndSturdy))}`;
}

/** Four modules of white around it, and still read where a seventh of it is dirty. */
const quietAndSturdy = { border: 4, ecc: "M" } as const;
