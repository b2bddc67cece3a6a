import type { FileStore } from "../../files/file-store.ts";
import type { Platform } from "../../platform/platform.ts";
import { type ReadingLimits, readingLimits } from "../reading/limits.ts";

/** What reading the library works with. */
export type LibraryServices = Pick<Platform, "db" | "sealer" | "clock"> & { files: FileStore };

/** How a reading is bounded and broken off. */
export interface ReadingOptions {
  limits?: ReadingLimits;
  signal?: AbortSignal;
  onPage?: (read: number, of: number) => void;
}

/** The bounds of a reading that names none. */
export const limitsOf = ({ limits }: ReadingOptions): ReadingLimits => limits ?? readingLimits;
