import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { partnerPage } from "./page.ts";

/** Plays a partner's site: another origin, one page, with Career Pathways embedded by its script. */
const { values } = parseArgs({ options: { port: { type: "string" } } });
const port = Number(values.port);
const base = Number(process.env["PORT"] ?? 3000);
const page = partnerPage(`http://localhost:${base + 2}`, "org-keystone");

const server = createServer((request, response) => {
  const isPage = request.url?.split("?")[0] === "/";
  response.writeHead(isPage ? 200 : 404, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
  });
  response.end(isPage ? page : "Not found");
});
server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken` : error.message);
  process.exit(1);
});
server.listen(port, "127.0.0.1");
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => server.close(() => process.exit(0)));
