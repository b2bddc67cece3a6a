/** Where the sealed columns of a signed form stand. */
export function placeOfForm(id: string, column: "facts" | "fileSecret"): string {
  return `signedForms/${id}/${column}`;
}
