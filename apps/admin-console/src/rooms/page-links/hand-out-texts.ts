import { defineTexts } from "@guildway/ui";

/** What giving a link out says. */
export const texts = defineTexts(
  {
    open: "Address and QR code",
    title: "Address and QR code",
    codeOf: (title: string) => `QR code of ${title}`,
    copy: "Copy address",
    copied: "The address is copied.",
    notCopied: "Your browser does not let us copy. Select the address and copy it by hand.",
    download: "Download QR code",
    close: "Close",
  },
  {
    open: "Dirección y código QR",
    title: "Dirección y código QR",
    codeOf: (title) => `Código QR de ${title}`,
    copy: "Copiar dirección",
    copied: "Se copió la dirección.",
    notCopied: "Su navegador no nos deja copiar. Seleccione la dirección y cópiela a mano.",
    download: "Descargar código QR",
    close: "Cerrar",
  },
);
