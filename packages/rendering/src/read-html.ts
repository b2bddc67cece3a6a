import { DOMParser, Element, Node } from "linkedom";

/** Reads a piece of HTML as the body of a document, as browsers do. */
class BodyParser {
  parseFromString(html: string) {
    const whole = `<!doctype html><html><body>${html}</body></html>`;
    return new DOMParser().parseFromString(whole, "text/html");
  }
}

/** Gives pages what they read rich text with, where no browser is. */
export function readHtmlHere(): void {
  Object.assign(globalThis, { DOMParser: BodyParser, Element, Node });
}
