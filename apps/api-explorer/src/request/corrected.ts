import type { Fault } from "@guildway/api-contract";
import type { Draft } from "./draft.ts";
import { fieldOfParameter } from "./draft-faults.ts";

/** The draft with what the server proposes in place of what it refused; none where it proposes nothing. */
export function correctedDraft(draft: Draft, faults: readonly Fault[]): Draft | undefined {
  const proposals = faults.filter(({ instead }) => instead !== undefined);
  if (proposals.length === 0) return undefined;
  return proposals.reduce(withProposal, draft);
}

function withProposal(draft: Draft, { field, parameter = field, instead }: Fault): Draft {
  const { parameter: meant, value } = instead!;
  const own = fieldOfParameter(parameter);
  if (own) return { ...draft, values: { ...draft.values, [own]: value ?? draft.values[own] } };
  const [, name, op] = /^f\.(\w+)\[(.+)\]$/.exec(meant) ?? [];
  if (!name || !op) return draft;
  return {
    ...draft,
    filters: draft.filters.map((filter) =>
      `f.${filter.field}[${filter.op}]` === parameter
        ? { field: name, op, value: value ?? filter.value }
        : filter,
    ),
  };
}
