import type { JobKind } from "../../jobs/job-kind.ts";
import { readingJobKind } from "../../records/queue-reading.ts";
import type { LibraryServices, ReadingOptions } from "./library-services.ts";
import { giveUpReading, readResource } from "./read-resource.ts";

/** Reading resources as jobs: each is read in a thread of its own, one after the other. */
export function libraryJobs(services: LibraryServices, options: ReadingOptions = {}): JobKind {
  return {
    kind: readingJobKind,
    mostAttempts: 5,
    // Whoever has a thousand books read keeps no other organization waiting for more than one of them.
    sharesInTurn: true,
    run: (subject) => readResource(services, resourceOf(subject), options),
    async failed(subject, { isLast }) {
      if (isLast) await giveUpReading(services, resourceOf(subject), subject);
    },
  };
}

const resourceOf = (subject: string) => subject.slice(0, subject.lastIndexOf("/"));
