import { describe, expect, it } from "vitest";
import { holdsSponsor, sponsorLine } from "./sponsor-signature.ts";

const sponsor = { name: "Rosa Marsh", userSignature: "/v1/files/stored.png" };

describe("the sponsor's line", () => {
  it("has what the agreement holds, whoever is the sponsor by now", () => {
    const signed = {
      signerSignature: "/v1/files/signer.png",
      sponsorName: "Ada Field",
      sponsorSignature: "/v1/files/held.png",
      sponsorSignatureDate: "2026-11-20",
      sponsorAwaited: false,
    };
    expect(holdsSponsor(signed)).toBe(true);
    expect(sponsorLine(signed, sponsor, true)).toEqual({
      name: "Ada Field",
      image: "/v1/files/held.png",
      day: "2026-11-20",
      waits: false,
    });
  });

  it("waits where the agreement waits for the sponsor, though a signature is stored", () => {
    const waiting = { signerSignature: "/v1/files/signer.png", sponsorAwaited: true };
    expect(sponsorLine(waiting, sponsor, false)).toMatchObject({ image: undefined, waits: true });
  });

  it("has the stored signature on what was signed before sponsors signed, and before the signer signs", () => {
    const stored = {
      name: "Rosa Marsh",
      image: "/v1/files/stored.png",
      day: null,
      waits: false,
    };
    const before = { signerSignature: "/v1/files/signer.png", sponsorAwaited: null };
    expect(sponsorLine(before, sponsor, true)).toEqual(stored);
    expect(sponsorLine({}, sponsor, false)).toEqual(stored);
  });

  it("is empty before the signer signs where sponsors sign each agreement", () => {
    expect(sponsorLine({}, sponsor, true)).toMatchObject({ image: null, waits: false });
  });
});
