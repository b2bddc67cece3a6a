import type { Wording } from "../wording.ts";

/** What signing electronically means, after the federal E-SIGN Act (15 U.S.C. 7001(c)). */
export const november2026 = {
  title: { en: "Signing electronically", es: "Firmar electrónicamente" },
  lead: {
    en: "You can sign this agreement here, on this device. Before you do, please read what that means.",
    es: "Puede firmar este acuerdo aquí, en este dispositivo. Antes de hacerlo, lea lo que eso significa.",
  },
  points: [
    {
      title: { en: "What it means", es: "Lo que significa" },
      text: {
        en: "Your electronic signature binds you as one on paper does. What you agree to here is for this agreement only. When you have signed, you can download the signed document at once, and the organization keeps it.",
        es: "Su firma electrónica le obliga igual que una en papel. Lo que acepta aquí vale solo para este acuerdo. Después de firmar puede descargar el documento firmado de inmediato, y la organización lo guarda.",
      },
    },
    {
      title: { en: "Paper instead", es: "En papel" },
      text: {
        en: "You may sign on paper instead, and ask for a paper copy of what you signed, both at no cost. To ask, answer the e-mail that invited you.",
        es: "También puede firmar en papel, y pedir una copia en papel de lo que firmó, en ambos casos sin costo. Para pedirlo, responda al correo que le invitó.",
      },
    },
    {
      title: { en: "If you change your mind", es: "Si cambia de opinión" },
      text: {
        en: "Until you sign, you may withdraw this at no cost: leave this page, or choose Decline. Afterwards, answer the e-mail that invited you; what you have signed by then stays signed. In the same way you tell the organization when your e-mail address changes.",
        es: "Hasta que firme puede retirar esta aceptación sin costo: salga de esta página o elija Rechazar. Después, responda al correo que le invitó; lo que ya haya firmado queda firmado. Del mismo modo avise a la organización si cambia su correo electrónico.",
      },
    },
    {
      title: { en: "What you need", es: "Lo que necesita" },
      text: {
        en: "A current web browser, an internet connection, an e-mail address and a program that opens PDF files, and a way to save or print them. If you can read this page and open its links, you have what it takes to read it.",
        es: "Un navegador actual, conexión a internet, un correo electrónico y un programa que abra archivos PDF, y una manera de guardarlos o imprimirlos. Si puede leer esta página y abrir sus enlaces, tiene lo necesario para leerlo.",
      },
    },
  ],
  guardian: {
    en: "A parent or guardian who signs with you agrees to the same.",
    es: "El padre, la madre o el tutor que firme con usted acepta lo mismo.",
  },
  agree: {
    en: "I agree to sign electronically",
    es: "Acepto firmar electrónicamente",
  },
} as const satisfies Record<string, Wording | readonly { title: Wording; text: Wording }[]>;
