import { defineManifest } from "@guildway/federation/manifest";

export const manifest = defineManifest({
  id: "career-pathways",
  title: "Career Pathways",
  owner: "the Career Pathways team",
  federation: 1,
  pages: {
    tool: {
      path: "/external/pathways",
      frame: "branded",
      access: "public",
      title: "Career Pathways",
    },
    jobProfile: { path: "/external/job-profiles/:jobProfileId", frame: "bare", access: "public" },
  },
  modals: {},
});

declare module "@guildway/federation" {
  interface KnownRemotes {
    "career-pathways": typeof manifest;
  }
}
