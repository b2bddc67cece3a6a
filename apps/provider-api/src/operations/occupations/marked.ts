/** The mark of an answer that stands in for a service that failed. */
export const marked = (fallback: string | undefined) =>
  fallback === undefined ? {} : { Fallback: fallback };
