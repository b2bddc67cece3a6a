import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { partnerAssistantPage, partnerPage } from "./page.ts";

/** Plays a partner's site: another origin, with Career Pathways and the assistant embedded by their scripts. */
const { values } = parseArgs({ options: { port: { type: "string" } } });
const port = Number(values.port);
const base = Number(process.env["PORT"] ?? 3000);
const orgId = "org-keystone";

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://partner");
  const page = pageAt(pathname, searchParams.has("inline"));
  response.writeHead(page ? 200 : 404, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
  });
  response.end(page ?? "Not found");
});
server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken` : error.message);
  process.exit(1);
});
server.listen(port, "127.0.0.1");
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => server.close(() => process.exit(0)));

function pageAt(path: string, isInline: boolean): string | undefined {
  if (path === "/") return partnerPage(`http://localhost:${base + 2}`, orgId);
  if (path !== "/assistant") return undefined;
  const assistant = { orgId, integrationId: "int-keystone", isInline };
  return partnerAssistantPage(`http://localhost:${base + 4}`, assistant);
}
