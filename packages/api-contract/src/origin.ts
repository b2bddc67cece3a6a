/** Whether a text is a site as a browser names it, with http or https: no path, no star, nothing more. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^\s*;,'"]+$/.test(text) && URL.parse(text)?.origin === text;
