import { expect, test } from "vitest";

import { lazyFiles } from "./lazy-files.ts";

test("the table of contents gives each page's and modal's file", () => {
  const source = `export const remote = defineRemote<typeof manifest>({
    pages: { rows: () => import("./pages/rows.page.tsx"), row: () => import("./pages/row.page.tsx") },
    modals: {
      prune: async () => (await import("./modals/prune.modal.tsx")).PruneModal,
      graft: () =>
        import("./modals/graft.modal.tsx").then(({ GraftModal }) => GraftModal),
    },
  });`;
  expect(lazyFiles(source)).toEqual({
    rows: "./pages/rows.page.tsx",
    row: "./pages/row.page.tsx",
    prune: "./modals/prune.modal.tsx",
    graft: "./modals/graft.modal.tsx",
  });
});
