import { expect, it } from "vitest";
import { createLog } from "./log.ts";

function linesOf(work: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  work(createLog({ write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it("an event is one line of JSON with its time, its level and its facts", () => {
  const [line] = linesOf((log) => log("info", "listening", { port: 3020 }));
  expect(line).toEqual({
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    level: "info",
    event: "listening",
    port: 3020,
  });
});

it.each(["password", "token", "email", "accessCode"])("a %s is not written", (name) => {
  const lines = linesOf((log) => {
    log("error", "failed", { [name]: "secret" });
    log("error", "failed", { asked: { [name]: "secret" } });
  });
  expect(JSON.stringify(lines)).not.toContain("secret");
});
