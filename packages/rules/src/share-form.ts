/** The fields of the form that shares a training plan. */
export interface ShareForm {
  name: string;
  companyName: string;
  phone: string;
  email: string;
}

/** What each field of the share form may hold, as the contract says. */
export type ShareFormShapes = Readonly<Record<keyof ShareForm, (text: string) => boolean>>;

/** The least number of characters of each field of the share form. */
export const shareFormMinimum = { name: 3, companyName: 3, phone: 7 } as const;

/** The fields of the share form that are not filled in as they must be. */
export function shareFormFaults(form: ShareForm, shapes: ShareFormShapes): (keyof ShareForm)[] {
  return (["name", "companyName", "phone", "email"] as const).filter((field) => {
    const text = form[field].trim();
    const isTooShort = field !== "email" && text.length < shareFormMinimum[field];
    return isTooShort || !shapes[field](text);
  });
}
