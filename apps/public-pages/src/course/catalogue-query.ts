import { recordsOf } from "@guildway/api-client";
import { courses } from "@guildway/api-contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** Which courses are looked for, as the address of the catalogue says. */
export interface Sought {
  words: string;
  tag: string;
  isOpen: boolean;
  isLive: boolean;
  page: number;
}

/** As many courses as a page of the catalogue has. */
export const coursesOnPage = 12;

/** Reads what is sought from an address; what it does not say is not sought. */
export function soughtIn(query: URLSearchParams): Sought {
  const page = Number(query.get("page") ?? 1);
  return {
    words: (query.get("q") ?? "").trim().slice(0, 200),
    tag: (query.get("tag") ?? "").slice(0, 200),
    isOpen: query.get("open") === "true",
    isLive: query.get("live") === "true",
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** The query of an address for what is sought. */
export function queryFor({ words, tag, isOpen, isLive, page }: Sought): string {
  const query = new URLSearchParams();
  if (words) query.set("q", words);
  if (tag) query.set("tag", tag);
  if (isOpen) query.set("open", "true");
  if (isLive) query.set("live", "true");
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** A page of the courses that an organization shows; those in which staff try things out are left out. */
export const catalogueQuery = (orgId: string, sought: Sought) =>
  queryOptions({
    queryKey: ["public-pages", "catalogue", orgId, sought],
    queryFn: ({ signal }) =>
      recordsOf(courses).list({
        signal,
        orgId,
        filters: {
          "isPublic[is]": true,
          "testClass[!is]": true,
          ...(sought.words && { "title[ilike]": sought.words }),
          ...(sought.tag && { "topics[ov]": sought.tag }),
          ...(sought.isOpen && { "openEnrollment[is]": true }),
          ...(sought.isLive && { "isLive[is]": true }),
        },
        limit: coursesOnPage,
        page: sought.page,
        select: [
          "id",
          "orgId",
          "orgIds",
          "title",
          "courseSlug",
          "overview",
          "topics",
          "classImage",
          "classColor",
          "isLive",
          "inviteOnly",
          "searchEnginesEnabled",
        ],
      }),
    placeholderData: keepPreviousData,
    enabled: orgId !== "",
  });
