/** The languages in which the wording of an agreement can be read. */
export type AgreementLanguage = "en" | "es";

/** One passage of an agreement: English is what is signed, Spanish helps to read it. */
export type Wording = Readonly<Record<AgreementLanguage, string>>;
