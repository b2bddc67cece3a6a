import { knowManifest, linkTo } from "@guildway/federation";
import { expect, it } from "vitest";
import { manifest } from "./manifest.ts";

const addresses = (slug: string) => ({
  link: linkTo("public-pages.pageLink", { pageLinkId: "pl-page" }),
  page: linkTo("public-pages.publicPage", { orgSlug: slug, pageId: "page-welcome" }),
  course: linkTo("public-pages.course", {
    orgSlug: slug,
    courseKey: "classId",
    courseValue: "course-welding",
  }),
});

it("links and pages stand where invitations, flyers and search engines lead to", () => {
  knowManifest(manifest);
  expect(addresses("keystone")).toEqual({
    link: "/link/pl-page",
    page: "/o/keystone/page/page-welcome",
    course: "/o/keystone/courses/classId/course-welding",
  });
});
