import { isLabel } from "@guildway/api-contract";
import type { PlanCertificate } from "../../plan/plan.ts";
import { safeWebAddress } from "@guildway/rules/web-address";

export const certificateTypes = [
  "Advanced",
  "Core",
  "Specialty",
  "Product/Equipment",
  "Unclassified",
] as const;

/** What is typed to create a certificate. */
export interface CertificateForm {
  name: string;
  description: string;
  url: string;
  type: string;
  acronym: string;
  organization: string;
  organizationUrl: string;
  organizationAddress: string;
}

export const certificateFields = [
  "name",
  "description",
  "url",
  "type",
  "acronym",
  "organization",
  "organizationUrl",
  "organizationAddress",
] as const;

export const emptyCertificate: CertificateForm = {
  name: "",
  description: "",
  url: "",
  type: "",
  acronym: "",
  organization: "",
  organizationUrl: "",
  organizationAddress: "",
};

/** The fields that are missing, a type that is not of the list, addresses that are none, and names that hold one. */
export function certificateFaults(form: CertificateForm): (keyof CertificateForm)[] {
  return certificateFields.filter((field) => {
    if (field === "type") return !certificateTypes.some((type) => type === form.type);
    if (field === "url" || field === "organizationUrl") return !safeWebAddress(form[field]);
    return !form[field].trim() || (field !== "description" && !isLabel(form[field].trim()));
  });
}

/** The certificate that the form describes. */
export function certificateOf(form: CertificateForm, id: string): PlanCertificate {
  return {
    Id: id,
    Name: form.name.trim(),
    Description: form.description.trim(),
    Url: safeWebAddress(form.url) ?? null,
    Type: form.type,
    Acronym: form.acronym.trim(),
    Organization: form.organization.trim(),
    OrganizationUrl: safeWebAddress(form.organizationUrl) ?? null,
    OrganizationAddress: form.organizationAddress.trim(),
  };
}
