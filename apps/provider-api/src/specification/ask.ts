import { demoApiKeys } from "../access/demo-keys.ts";
import type { Answer, TestApi } from "../test-api/index.ts";

/** One record of an answer, as a screen reads it. */
export type Row = Record<string, unknown>;

/** Who asks: a visitor, a program with keystone's key, a demo user by address, or who holds a grant. */
export type Asker = "visitor" | "program" | `${string}@${string}` | { grant: string };

/** The calls of a screen, as the person before it; an unexpected status fails the test with the reply. */
export interface Ask {
  get<T = Row>(path: string): Promise<T>;
  post<T = Row>(path: string, body: unknown): Promise<T>;
  put<T = Row>(path: string, body: unknown): Promise<T>;
  delete<T = Row>(path: string): Promise<T>;
  /** The records that a list answers. */
  list(path: string): Promise<Row[]>;
  /** Any call, with whatever it answers. */
  call<T = Row>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
}

/** Asks as a person; signs them in first. */
export async function as(asker: Asker, api: TestApi): Promise<Ask> {
  const headers = await headersOf(asker, api);
  const call: Ask["call"] = (method, path, body) =>
    api.request(method, path, { headers, ...(body !== undefined && { body }) });
  const answered = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await call<T>(method, path, body);
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return {
    call,
    get: (path) => answered("GET", path),
    post: (path, body) => answered("POST", path, body),
    put: (path, body) => answered("PUT", path, body),
    delete: (path) => answered("DELETE", path),
    list: async (path) => (await answered<{ items: Row[] }>("GET", path)).items,
  };
}

async function headersOf(asker: Asker, api: TestApi): Promise<Record<string, string>> {
  if (asker === "visitor") return {};
  if (asker === "program") return { "x-api-key": demoApiKeys[0].key };
  if (typeof asker === "object") return { "x-access-grant": asker.grant };
  return { authorization: `Bearer ${await api.signIn(asker)}` };
}

/** The grant that an access code is answered with. */
export async function enterCode(
  api: TestApi,
  table: string,
  id: string,
  accessCode: string,
): Promise<{ grant: string }> {
  const visitor = await as("visitor", api);
  return visitor.post("/v1/access/checkAccessCode", { id, table, accessCode });
}

/** Uploads the smallest picture there is, as a signature is. */
export async function uploadPicture(
  asker: Asker,
  api: TestApi,
  query = "fileExt=png&organizationId=org-keystone&prefix=user-content/org-keystone",
): Promise<{ url: string }> {
  const body = new FormData();
  body.append("file", new Blob([pixel]), "Signature.png");
  const response = await api.fetch(`/v1/external/aws/upload?${query}`, {
    method: "POST",
    headers: await headersOf(asker, api),
    body,
  });
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
  return (await response.json()) as { url: string };
}

/** One transparent pixel as PNG. */
export const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const tables = "/v1/external/supabase";
export const store = "/v1/external/firebase/store";
export const entries = "/v1/external/content";
