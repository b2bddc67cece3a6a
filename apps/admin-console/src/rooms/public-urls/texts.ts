import { defineTexts } from "@guildway/ui";

/** What the room of public URLs says. */
export const texts = defineTexts(
  {
    one: "Public URL",
    many: "Public URLs",
    search: "Search by file",
    noneText: "URLs that programs made of your files with an API key stand here while they work.",
    sections: { url: "Public URL", record: "Record" },
    choices: { state: { active: "Works", expired: "Expired", revoked: "Taken back" } },
    revoke: {
      revoke: "Take back",
      title: (file: string) => `Take the URL of ${file} back?`,
      text: "Whoever has the URL opens nothing by it any more. The file stays where it is, and its other URLs work on.",
      done: (file: string) => `The URL of ${file} is taken back.`,
      failed: "It was not taken back. Try again.",
    },
    fields: {
      file: "File",
      keyName: "Made with the key",
      state: "State",
      expiresAt: "Works until",
      revokedAt: "Taken back",
      id: "URL id",
    },
  },
  {
    one: "URL pública",
    many: "URL públicas",
    search: "Buscar por archivo",
    noneText:
      "Aquí están, mientras funcionan, las URL que programas hicieron de sus archivos con una clave de API.",
    sections: { url: "URL pública", record: "Registro" },
    choices: { state: { active: "Funciona", expired: "Vencida", revoked: "Retirada" } },
    revoke: {
      revoke: "Retirar",
      title: (file) => `¿Retirar la URL de ${file}?`,
      text: "Quien tenga la URL ya no abre nada con ella. El archivo queda donde está y sus otras URL siguen funcionando.",
      done: (file) => `La URL de ${file} está retirada.`,
      failed: "No se retiró. Vuelva a intentar.",
    },
    fields: {
      file: "Archivo",
      keyName: "Hecha con la clave",
      state: "Estado",
      expiresAt: "Funciona hasta",
      revokedAt: "Retirada",
      id: "Id de la URL",
    },
  },
);
