/** How much is read of one file. */
export interface ReadingLimits {
  /** Of the file as it is stored. */
  bytes: number;
  /** Of all that is unpacked of it. */
  unpackedBytes: number;
  /** In a packed file. */
  entries: number;
  /** What comes after them is left out, and staff are told. */
  pages: number;
  /** What comes after them is left out, and staff are told. */
  characters: number;
  /** What comes after them is left out, and staff are told. */
  passages: number;
  seconds: number;
  /** Of memory, in the thread that reads. */
  megabytes: number;
}

/** A book of 2,000 pages is read; what is larger is no document that somebody wrote for visitors. */
export const readingLimits: ReadingLimits = {
  bytes: 100_000_000,
  unpackedBytes: 150_000_000,
  entries: 5000,
  pages: 2000,
  characters: 5_000_000,
  passages: 10_000,
  seconds: 60,
  megabytes: 768,
};
