/** The file is not the official form. */
export class UnknownForm extends Error {
  override name = "UnknownForm";
}
