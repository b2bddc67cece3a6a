import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import DocumentPage from "./document.page.tsx";
import InvitePage from "./invite.page.tsx";
import { PartsLoaded } from "../records/parts-loaded.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());

let watch: MutationObserver | undefined;
afterEach(() => watch?.disconnect());

/** What is said while one waits, in the order in which it is said first. */
function watchWaiting(): ReadonlySet<string> {
  const said = new Set<string>();
  watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll("output")) said.add(textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return said;
}

it("IN-2.5 says of which part of an invitation it is waiting for, a place by the word of the organization's type", async () => {
  const said = watchWaiting();
  screens.show(<InvitePage />, {
    at: "/external/invite/id/inv-workforce?accessCode=468023",
    route: "/external/invite/id/:inviteId?",
  });
  await screen.findByLabelText(/Employer Identification Number/);
  expect([...said].slice(0, 3)).toEqual([
    "Loading Invitation...",
    "Loading Organization...",
    "Loading Location...",
  ]);
});

it("PU-8.12 says which part of a document is missing first, until nothing is", () => {
  const here = {
    data: "here",
    error: null,
    isError: false,
    isFetching: false,
    refetch: async () => undefined,
  };
  const missing = { ...here, data: undefined };
  const shown = (...parts: (typeof here | typeof missing)[]) => {
    screens.show(
      <PartsLoaded
        failed={{ title: "failed" }}
        parts={parts.map((part, at) => [part, ["Loading Employer...", "Loading Sponsor..."][at]!])}
      >
        {() => "All of it"}
      </PartsLoaded>,
    );
    return document.body.textContent;
  };
  expect(shown(missing, missing)).toContain("Loading Employer...");
  expect(shown(here, missing)).toContain("Loading Sponsor...");
  expect(shown(here, here)).toContain("All of it");
});

it.each([
  ["employerAgreements/ea-signed?accessCode=579134", "Employer Acceptance Agreement"],
  ["apprenticeAgreements/aa-signed?accessCode=680245", "Apprentice Agreement"],
])("PU-8.12 says what it is waiting for on the way to %s", async (at, heading) => {
  const said = watchWaiting();
  screens.show(<DocumentPage />, {
    at: `/external/doc/${at}`,
    route: "/external/doc/:collection/:docId",
  });
  await screen.findByRole("heading", { name: heading });
  expect([...said].slice(0, 2)).toEqual(["Loading Document...", "Loading Organization..."]);
  expect([...said].length).toBeGreaterThan(2);
});
