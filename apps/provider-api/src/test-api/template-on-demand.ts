import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { Template } from "./make-template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A socket that answers the template's database, made when the first test asks for it. */
    templateSocket: string;
    /** The folder with the files of the demo world. */
    templateFiles: string;
  }
}

/** Offers the template to the tests of a run; a run of tests that need no database never makes it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "guildway-template-"));
  const postgres =
    project.config.env.GUILDWAY_TEST_DATABASE === "postgres"
      ? process.env.TEST_POSTGRES_URL
      : undefined;
  let template: Promise<Template> | undefined;

  const answer = async (socket: Socket) => {
    try {
      // Loaded here, since the whole server comes with it.
      template ??= import("./make-template.ts").then(({ makeTemplate }) =>
        makeTemplate(folder, postgres),
      );
      socket.end(JSON.stringify({ database: (await template).database }));
    } catch (error) {
      socket.end(JSON.stringify({ fault: String((error as Error).stack) }));
    }
  };
  const server = createServer((socket) => void answer(socket));
  const socket = join(folder, "template.socket");
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  project.provide("templateSocket", socket);
  project.provide("templateFiles", join(folder, "files"));
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await (await template?.catch(() => undefined))?.remove();
    rmSync(folder, { recursive: true });
  };
}
