import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { certificatesOf } from "../test-api/certificates.ts";
import { type Sending, sendingOverHttps } from "./send-over-https.ts";

const name = "programs.keystone.test";
const message = { headers: { "webhook-id": "msg_1" }, body: '{"type":"courses.changed"}' };

let ca: string;
let certificates: Awaited<ReturnType<typeof certificatesOf>>;
const arrived: { id: unknown; body: string }[] = [];
const receivers: Server[] = [];
beforeAll(async () => {
  certificates = await certificatesOf([name, "elsewhere.test"]);
  ({ ca } = certificates);
});
afterAll(() => {
  for (const receiver of receivers) receiver.close();
});

/** A receiver on this machine that shows a certificate; answers what is posted to it by its name. */
async function postTo(certificate: { cert: string; key: string }, sending: Sending = {}) {
  const receiver = createServer(certificate, async (request, response) => {
    arrived.push({ id: request.headers["webhook-id"], body: await text(request) });
    response.writeHead(204).end();
  });
  receivers.push(receiver);
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  const onThisMachine = { addressesOf: async () => ["127.0.0.1"], isOpen: () => true, ca };
  return sendingOverHttps({ ...onThisMachine, ...sending })({
    ...message,
    url: `https://${name}:${port}/changes`,
  });
}

describe("a message over TLS", () => {
  it("arrives where the certificate is the name's and its authority is trusted", async () => {
    expect(await postTo(certificates.of(name))).toBe(204);
    expect(arrived).toEqual([{ id: "msg_1", body: message.body }]);
  });

  it.each([
    ["is another name's", () => certificates.of("elsewhere.test"), {}],
    ["has run out", () => certificates.of(name, "ended"), {}],
    ["is by an authority that nobody trusts", () => certificates.of(name), { ca: undefined }],
  ])("is not sent where the certificate %s", async (_, certificate, sending) => {
    const before = arrived.length;
    await expect(postTo(certificate(), sending as Sending)).rejects.toMatchObject({
      code: "not-reached",
    });
    expect(arrived).toHaveLength(before);
  });

  it("goes to no private address, however many public ones the name has beside it", async () => {
    const addressesOf = async () => ["8.8.8.8", "127.0.0.1"];
    const sent = sendingOverHttps({ addressesOf })({ ...message, url: `https://${name}/` });
    await expect(sent).rejects.toMatchObject({ code: "private-address" });
  });

  it("waits for its name no longer than for its receiver", async () => {
    const addressesOf = () => new Promise<string[]>(() => undefined);
    const send = sendingOverHttps({ addressesOf, patienceMs: 20 });
    await expect(send({ ...message, url: `https://${name}/` })).rejects.toMatchObject({
      code: "too-slow",
    });
  });
});
