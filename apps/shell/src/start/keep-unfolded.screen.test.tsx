import { expect, test } from "vitest";
import { keepUnfolded } from "./keep-unfolded.ts";

const pageWith = (details: string) =>
  `<main><details${details}><summary>Licences</summary></details><details><summary>Fees</summary></details></main>`;

test("what was unfolded in the server's document is unfolded in the page that is drawn in its place", async () => {
  const root = document.createElement("div");
  root.innerHTML = pageWith(" open");
  keepUnfolded(root);
  root.innerHTML = pageWith("");
  await Promise.resolve();
  expect([...root.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false]);
});
