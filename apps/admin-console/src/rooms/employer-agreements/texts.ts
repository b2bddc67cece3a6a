import { defineTexts } from "@guildway/ui";

/** What the room of employer agreements says. */
export const texts = defineTexts(
  {
    one: "Employer agreement",
    many: "Employer agreements",
    add: "New employer agreement",
    search: "Search by signer or e-mail",
    noneText: "What employers accept and sign stands here. Prepare the first agreement.",
    sections: {
      about: "What it is about",
      signer: "Who signs for the employer",
      signing: "Signing",
      record: "Record",
    },
    related: {
      "admin-console.invites": "Invitations",
      "admin-console.apprenticeAgreements": "Apprentice agreements",
    },
    columns: { signerSignatureDate: "State" },
    hints: {
      apprenticeshipId: "Its occupation and hours stand in the agreement.",
      signerEmail: "The invitation to sign goes here.",
    },
    fields: {
      signerName: "Signer",
      signerTitle: "Title",
      signerEmail: "E-mail",
      employerProfileId: "Employer",
      apprenticeshipId: "Apprenticeship",
      locationId: "Location",
      signerSignature: "Signature",
      signerSignatureDate: "Signed",
      signerIpAddress: "Signed from",
      hasAccessCode: "Opens with a code",
      signerInviteSentAt: "Invitation sent",
      inviteHistory: "What happened",
      id: "Agreement id",
    },
  },
  {
    one: "Acuerdo de empleador",
    many: "Acuerdos de empleador",
    add: "Agregar acuerdo de empleador",
    search: "Buscar por firmante o correo",
    noneText: "Aquí está lo que los empleadores aceptan y firman. Prepare el primer acuerdo.",
    sections: {
      about: "De qué trata",
      signer: "Quién firma por el empleador",
      signing: "Firma",
      record: "Registro",
    },
    related: {
      "admin-console.invites": "Invitaciones",
      "admin-console.apprenticeAgreements": "Acuerdos de aprendiz",
    },
    columns: { signerSignatureDate: "Estado" },
    hints: {
      apprenticeshipId: "Su ocupación y sus horas están en el acuerdo.",
      signerEmail: "La invitación para firmar llega aquí.",
    },
    fields: {
      signerName: "Firmante",
      signerTitle: "Cargo",
      signerEmail: "Correo electrónico",
      employerProfileId: "Empleador",
      apprenticeshipId: "Aprendizaje registrado",
      locationId: "Lugar",
      signerSignature: "Firma",
      signerSignatureDate: "Firmado",
      signerIpAddress: "Firmado desde",
      hasAccessCode: "Se abre con un código",
      signerInviteSentAt: "Invitación enviada",
      inviteHistory: "Qué pasó",
      id: "Id del acuerdo",
    },
  },
);
