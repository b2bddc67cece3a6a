import { type ReactNode, useEffect } from "react";
import type { Reading } from "./use-reading.ts";
import type { VersionsRead } from "./versions-read.ts";

interface Props {
  reading: Pick<Reading, "show">;
  read: VersionsRead;
  children: ReactNode;
}

/** Stands beside what a signer reads and tells when it becomes something else. */
export function WhileReading({ reading: { show }, read, children }: Props) {
  const versions = JSON.stringify(read);
  useEffect(() => show(JSON.parse(versions) as VersionsRead), [show, versions]);
  return children;
}
