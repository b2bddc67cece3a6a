/** What is used of saxen, which comes without types. */
declare module "saxen" {
  type Decode = (text: string) => string;
  type Attributes = Readonly<Record<string, string>>;

  export class Parser {
    on(event: "error", call: (error: Error) => void): this;
    on(
      event: "openTag",
      call: (name: string, attributes: () => Attributes, decode: Decode) => void,
    ): this;
    on(event: "closeTag", call: (name: string) => void): this;
    on(event: "cdata", call: (text: string) => void): this;
    on(event: "text", call: (text: string, decode: Decode) => void): this;
    parse(document: string): unknown;
    write(chunk: string): this;
    /** Calls the error listener where the document is not complete. */
    end(): unknown;
  }
}
