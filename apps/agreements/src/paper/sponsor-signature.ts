interface Agreement {
  signerSignature?: string | null | undefined;
  sponsorName?: string | null | undefined;
  sponsorSignature?: string | null | undefined;
  sponsorSignatureDate?: string | null | undefined;
  sponsorAwaited?: boolean | null | undefined;
}

interface Sponsor {
  name?: string | null | undefined;
  userSignature?: string | null | undefined;
}

/** What stands on the sponsor's line of an agreement. */
export interface SponsorLine {
  name: string | null | undefined;
  image: string | null | undefined;
  /** YYYY-MM-DD, where the agreement holds one. */
  day: string | null | undefined;
  /** The signer has signed, and the sponsor has yet to. */
  waits: boolean;
}

/** Whether an agreement says itself what stands there; one that nobody has signed, or that was signed before sponsors signed, does not. */
export const holdsSponsor = ({ signerSignature, sponsorAwaited }: Agreement) =>
  Boolean(signerSignature) && typeof sponsorAwaited === "boolean";

/** The sponsor's line: as the agreement holds it, else the stored signature of the sponsor, unless sponsors sign each agreement here. */
export function sponsorLine(
  agreement: Agreement,
  sponsor: Sponsor | null | undefined,
  sponsorsSign: boolean,
): SponsorLine {
  if (holdsSponsor(agreement))
    return {
      name: agreement.sponsorName,
      image: agreement.sponsorSignature,
      day: agreement.sponsorSignatureDate,
      waits: agreement.sponsorAwaited === true,
    };
  const isStored = agreement.signerSignature || !sponsorsSign;
  const image = isStored ? sponsor?.userSignature : null;
  return { name: sponsor?.name, image, day: null, waits: false };
}
