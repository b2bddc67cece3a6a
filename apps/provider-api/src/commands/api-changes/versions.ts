/** A version of the content API that programs of others rely on. */
export interface ApiVersion {
  version: string;
  /** When it was published, `YYYY-MM-DD`. */
  date: string;
  /** What somebody who uses the version before has to know. */
  note: string;
}

/** Every version from the first to the last, which is the contract's own. */
export const apiVersions: readonly ApiVersion[] = [
  { version: "1", date: "2026-11-23", note: "The first version." },
];
