import { Hono } from "hono";
import { expect, test } from "vitest";
import { proxyCalls } from "./proxy-calls.ts";

async function call(init: RequestInit = {}) {
  const errors: unknown[] = [];
  const app = new Hono().all("*", proxyCalls({ api: "http://localhost:1" }));
  app.onError((error, context) => {
    errors.push(error);
    return context.text("500\n", 500);
  });
  const connection = { incoming: { socket: { remoteAddress: "203.0.113.1" } } };
  const answer = await app.request("http://front.test/v1/health", init, connection);
  return { errors, status: answer.status };
}

// What is an error here is printed with its stack, and anybody can break off as often as they like.
test("a call that its visitor broke off is no error of this server", async () => {
  expect(await call({ signal: AbortSignal.abort() })).toEqual({ errors: [], status: 499 });
});

test("a call that the API does not take is answered", async () => {
  expect(await call()).toEqual({ errors: [], status: 502 });
});
