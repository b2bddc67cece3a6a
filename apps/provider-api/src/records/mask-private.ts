/** Private fields that are answered in part, by record type and field, with the part that shows. */
const masks: Readonly<Record<string, Readonly<Record<string, (value: string) => string>>>> = {
  userProfiles: { ssn: (value) => `***-**-${value.slice(-4)}` },
};

/** The value as it is answered: masked, unless the reader may see all of it. */
export function maskPrivate(
  type: string,
  field: string,
  value: unknown,
  revealed: boolean,
): unknown {
  const mask = masks[type]?.[field];
  return mask && !revealed && typeof value === "string" ? mask(value) : value;
}

/** Whether a record type has fields that are masked. */
export function hasMasks(type: string): boolean {
  return Object.hasOwn(masks, type);
}
