/** The O*NET code that a code stands for: an SOC code (47-2111) is taken as the occupation of the same name (47-2111.00). Undefined when it is neither. */
export function onetCodeOf(code: string): string | undefined {
  const onetCode = /^\d{2}-\d{4}$/.test(code) ? `${code}.00` : code;
  return /^\d{2}-\d{4}\.\d{2}$/.test(onetCode) ? onetCode : undefined;
}
