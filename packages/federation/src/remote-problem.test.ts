import { expect, test } from "vitest";

import { reasonOf, RemoteProblem } from "./remote-problem.ts";

test("the reason is known by name and code, for another copy of the class too", () => {
  expect(reasonOf({ name: "RemoteProblem", code: "slow" })).toBe("slow");
  expect(reasonOf(new RemoteProblem("down", "no answer"))).toBe("down");
});

test("whatever else a remote throws means that it is broken", () => {
  expect(reasonOf(new TypeError("x is not a function"))).toBe("broken");
  expect(reasonOf(undefined)).toBe("broken");
});
