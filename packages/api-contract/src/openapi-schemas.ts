import * as z from "zod/mini";

/** Turns schemas of the contract into those of one OpenAPI document. */
export interface SchemaWriter {
  /** What callers send. */
  input(schema: z.ZodMiniType): Record<string, unknown>;
  /** What the API answers. */
  output(schema: z.ZodMiniType): Record<string, unknown>;
  /** The definitions that schemas share, by name, as far as they have been met. */
  shared: Record<string, unknown>;
}

/** A writer that keeps recursive definitions once for the whole document, where references to them resolve. */
export function schemaWriter(): SchemaWriter {
  const shared: Record<string, unknown> = {};
  const names = new Map<string, string>();

  const nameOf = (local: string, definition: unknown): string => {
    const content = JSON.stringify(definition).replaceAll(`"#/$defs/${local}"`, '"#"');
    const known = names.get(content);
    if (known) return known;
    const name = `Shared${names.size + 1}`;
    names.set(content, name);
    return name;
  };
  const write = (schema: z.ZodMiniType, io: "input" | "output"): Record<string, unknown> => {
    const made = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Record<string, unknown>;
    const { $schema: _, $defs = {}, ...rest } = made;
    const local = Object.entries($defs as Record<string, unknown>);
    const renamed = new Map(local.map(([name, of]) => [`#/$defs/${name}`, nameOf(name, of)]));
    const resolve = (part: unknown) =>
      JSON.parse(
        JSON.stringify(part, (key, value: unknown) =>
          key === "$ref" && renamed.has(String(value))
            ? `#/components/schemas/${renamed.get(String(value))}`
            : value,
        ),
      ) as Record<string, unknown>;
    for (const [name, of] of local) shared[renamed.get(`#/$defs/${name}`)!] = resolve(of);
    return resolve(rest);
  };
  return {
    input: (schema) => write(schema, "input"),
    output: (schema) => write(schema, "output"),
    shared,
  };
}
