import { expect, test } from "vitest";
import { liveCommands, liveNames } from "./commands.ts";

const all = ["shell", "orchard", "garden", "login-site", "provider-api", "partner-page"].map(
  (name, index) => ({ name, port: 4000 + index, purpose: "" }),
);
const remotes = ["orchard", "garden"];

test("without a name everything that is ours is live", () => {
  expect([...liveNames(all, remotes, undefined)]).toEqual([
    "shell",
    "orchard",
    "garden",
    "login-site",
    "provider-api",
  ]);
});

test("one remote is live in a live shell, and the other remote comes from its build", () => {
  const live = liveNames(all, remotes, "garden");
  expect([...live]).toEqual(["shell", "provider-api", "garden"]);
  const composer = liveCommands(all, remotes, live, 4000).find(({ name }) => name === "remotes");
  expect(composer?.given.join(" ")).toContain(
    "--remote orchard=http://localhost:4001 --remote garden=http://localhost:4002 --live garden",
  );
});

test("where the shell is not live, its own server needs no stand-in", () => {
  const live = liveNames(all, remotes, "login-site");
  expect(liveCommands(all, remotes, live, 4000).map(({ name }) => name)).toEqual([
    "login-site",
    "provider-api",
  ]);
});
