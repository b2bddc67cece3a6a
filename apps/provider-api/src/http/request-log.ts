import type { Services } from "../services.ts";

/** One line for each request: the route as a pattern, never its values, so that no private value reaches a log. */
export function logRequest(
  services: Services,
  entry: {
    requestId: string;
    method: string;
    route: string;
    status: number;
    ms: number;
    code?: string | undefined;
  },
): void {
  services.log("info", "request", { ...entry, ms: Math.round(entry.ms * 10) / 10 });
}
