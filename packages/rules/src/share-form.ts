/** The fields of the form that shares a training plan. */
export interface ShareForm {
  name: string;
  companyName: string;
  phone: string;
  email: string;
}

/** The least number of characters of each field of the share form. */
export const shareFormMinimum = { name: 3, companyName: 3, phone: 7 } as const;

/** The fields of the share form that are not filled in as they must be; the contract says what a mail address is. */
export function shareFormFaults(
  form: ShareForm,
  isMailAddress: (text: string) => boolean,
): (keyof ShareForm)[] {
  const tooShort = (["name", "companyName", "phone"] as const).filter(
    (field) => form[field].trim().length < shareFormMinimum[field],
  );
  return isMailAddress(form.email.trim()) ? tooShort : [...tooShort, "email"];
}
