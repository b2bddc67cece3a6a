/** A file that cannot be read, today and tomorrow: reading it again is of no use. */
export class Unreadable extends Error {
  override name = "Unreadable";
  /** Of what this package reads: `notWhatItSays`, `unreadable`, `encrypted`, `macros` or `tooLarge`. */
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}
