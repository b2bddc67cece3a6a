import type { ContentRecords } from "./content-types.ts";

export type * from "./content-types.ts";

/** Where the API is, and the key of the organization whose content is read. */
export interface ContentClientOptions {
  /** For example `https://guildway.example`. */
  baseUrl: string;
  key: string;
  /** In place of the platform's own. */
  fetch?: typeof fetch;
}

/** What a list is asked for. A filter is written `{ "name[ilike]": "pay" }`; a list of values is `in`, `ov` or `!ov`. */
export interface ContentQuery<Row, Field extends keyof Row = keyof Row> {
  id?: string;
  ids?: readonly string[];
  filters?: { readonly [Name in `${keyof Row & string}[${Operator}]`]?: FilterValue };
  /** Fields, with `-` in front for descending. */
  order?: string;
  /** 1 to 3000. */
  limit?: number;
  page?: number;
  select?: readonly Field[];
  signal?: AbortSignal;
}

/** How a field is compared. */
export type Operator = "eq" | "gt" | "lt" | "ilike" | "is" | "!is" | "in" | "ov" | "!ov";

/** What a field is compared with; `null` with `is` and `!is`. */
export type FilterValue = string | number | boolean | null | readonly string[];

/** A page of records; the range counts from 0 and is null where the page is empty. */
export interface ContentPage<Row> {
  items: Row[];
  total: number;
  rangeFrom: number | null;
  rangeTo: number | null;
  page: number;
  limit: number;
}

/** One list of the content API. */
export interface ContentList<Row> {
  /** One page; throws `ContentProblem`. */
  list<Field extends keyof Row = keyof Row>(
    query?: ContentQuery<Row, Field>,
  ): Promise<ContentPage<Pick<Row, Field>>>;
  /** Every record that fits, read on by cursor as they are taken; throws `ContentProblem`. */
  all<Field extends keyof Row = keyof Row>(
    query?: Omit<ContentQuery<Row, Field>, "page">,
  ): AsyncGenerator<Pick<Row, Field>, void>;
}

/** The calls of the content API. */
export type ContentClient = {
  [List in keyof ContentRecords]: ContentList<ContentRecords[List]>;
} & {
  /** An address of a stored file that everybody can open until it expires, after 3600 seconds unless told. */
  createPublicUrl(
    file: string,
    options?: { expires?: number; signal?: AbortSignal },
  ): Promise<string>;
};

/** A call that was refused: the HTTP status, the permanent code, and what the server says of it. */
export class ContentProblem extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly details: unknown;

  constructor(
    status: number,
    body: { code?: string; message?: string; requestId?: string; details?: unknown },
  ) {
    super(body.message ?? `HTTP ${status}`);
    this.name = "ContentProblem";
    this.status = status;
    this.code = body.code;
    this.requestId = body.requestId;
    this.details = body.details;
  }
}

/** Reads an organization's content with its key. */
export function contentClient(options: ContentClientOptions): ContentClient {
  const listOf = <Row>(type: keyof ContentRecords): ContentList<Row> => {
    const path = `/v1/api/content/${type}`;
    return {
      list: (query = {}) => get(options, path, parametersOf(query), query.signal),
      async *all(query = {}) {
        for (let cursor: string | null = "first"; cursor;) {
          const parameters: Parameters = { ...parametersOf(query), cursor };
          const page: { items: never[]; nextCursor: string | null } = await get(
            options,
            path,
            parameters,
            query.signal,
          );
          yield* page.items;
          cursor = page.nextCursor;
        }
      },
    };
  };
  return {
    resources: listOf("resources"),
    resourceGroups: listOf("resourceGroups"),
    documents: listOf("documents"),
    courses: listOf("courses"),
    courseTopics: listOf("courseTopics"),
    async createPublicUrl(file, { expires, signal } = {}) {
      const parameters = { url: file, ...(expires !== undefined && { expires }) };
      const path = "/v1/api/actions/create-public-url";
      const { url } = await get<{ url: string }>(options, path, parameters, signal);
      return url;
    },
  };
}

type Parameters = Readonly<Record<string, FilterValue | undefined>>;

function parametersOf<Row, Field extends keyof Row>(query: ContentQuery<Row, Field>): Parameters {
  const { signal: _, filters = {}, ids, select, ...named } = query;
  return {
    ...named,
    ids: ids?.join(","),
    select: select?.join(","),
    ...Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [`f.${name}`, value as FilterValue]),
    ),
  };
}

async function get<Answer>(
  { baseUrl, key, fetch: send = fetch }: ContentClientOptions,
  path: string,
  parameters: Parameters,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const address = new URL(path, baseUrl);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) address.searchParams.set(name, String(value));
  const response = await send(address, {
    headers: { "x-api-key": key },
    ...(signal && { signal }),
  });
  const text = await response.text();
  if (!response.ok) throw new ContentProblem(response.status, problemIn(text));
  return JSON.parse(text) as Answer;
}

/** What a refusal says; something between here and the server may have answered in its own words. */
function problemIn(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
