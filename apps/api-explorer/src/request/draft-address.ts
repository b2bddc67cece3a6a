import {
  blank,
  type Call,
  callsOf,
  configOf,
  type Draft,
  isList,
  paramsOf,
  withCall,
} from "./draft.ts";

const allCalls: readonly Call[] = [...callsOf.content, ...callsOf.actions];
const filterName = /^f\.(\w+)\[(.{1,6})\]$/;

/** The draft that an address tells of; what it does not name is as on a fresh page. */
export function draftIn(address: URLSearchParams): Draft {
  const call = allCalls.find((known) => known === address.get("call"));
  if (!call) return blank;
  const draft = withCall({ ...blank, kind: isList(call) ? "content" : "actions" }, call);
  const named = settable(call).flatMap((name) => {
    const value = address.get(name);
    return value === null ? [] : [[name, value]];
  });
  const filters = [...address].flatMap(([name, value]) => {
    const [, field, op] = filterName.exec(name) ?? [];
    return field && op ? [{ field, op, value }] : [];
  });
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(named) }, filters };
}

/** An address that tells of a draft; what else it told stays. */
export function addressWith(before: URLSearchParams, draft: Draft): URLSearchParams {
  const address = new URLSearchParams(
    [...before].filter(([name]) => name !== "call" && !isOfDraft(name)),
  );
  if (!draft.call) return address;
  address.set("call", draft.call);
  const usual = withCall(blank, draft.call).values;
  for (const name of settable(draft.call))
    if (draft.values[name] !== usual[name]) address.set(name, draft.values[name]);
  for (const { field, op, value } of draft.filters)
    if (field !== "") address.append(`f.${field}[${op}]`, value);
  return address;
}

const settable = (call: Call) => [...paramsOf(call), ...configOf(call)];
const isOfDraft = (name: string) => Object.hasOwn(blank.values, name) || filterName.test(name);
