import { runCommand } from "@guildway/program";
import { announcement } from "./announcement.ts";
import { buildWhatChanged } from "./build.ts";
import { programs } from "./front-ends.ts";
import { launch, readPlace, requirePlace } from "./launch.ts";
import { answers } from "./ports.ts";

await runCommand(start);

/** Builds what changed, starts every part of the product, and stops all of it on Ctrl-C. */
async function start(): Promise<void> {
  const place = readPlace(process.env);
  const all = programs(place.basePort);
  await requirePlace(
    place,
    all.map(({ port }) => port),
  );
  if (process.env["SKIP_BUILD"] !== "1") {
    console.log("Building what changed …");
    buildWhatChanged();
  }

  let stopping = false;
  const children = new Map(all.map((program) => [program.name, launch(program, place)]));

  for (const [name, child] of children)
    child.on("exit", (code, signal) => {
      children.delete(name);
      if (stopping) return;
      if (name === "provider-api") {
        console.error(`provider-api stopped (${signal ?? code}); stopping the rest.`);
        void stop(1);
      } else
        console.error(
          `${name} stopped (${signal ?? code}). Start it again with: pnpm serve ${name}`,
        );
    });

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop(0));

  const ready = await Promise.all(
    all.map(({ name, port }) =>
      answers(`http://127.0.0.1:${port}${name === "provider-api" ? "/v1/health" : "/"}`, () =>
        children.has(name),
      ),
    ),
  );
  if (!stopping) {
    if (ready.every(Boolean))
      console.log(announcement(all, process.env["GUILDWAY_MODE"] !== "production"));
    else {
      const silent = all.filter((_, index) => !ready[index]).map(({ name }) => name);
      console.error(`These did not start: ${silent.join(", ")}.`);
      await stop(1);
    }
  }

  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    const ending = [...children.values()].map(
      (child) =>
        new Promise<void>((resolve) => {
          child.once("exit", () => resolve());
          child.kill("SIGTERM");
        }),
    );
    const late = setTimeout(() => {
      for (const child of children.values()) child.kill("SIGKILL");
    }, 10_000);
    await Promise.all(ending);
    clearTimeout(late);
    process.exit(code);
  }
}
