import { defineTexts } from "@guildway/ui";

/** What stands around the sections of one's own account. */
export const texts = defineTexts(
  {
    account: "Your account",
    sections: {
      profile: "Profile",
      email: "E-mail address",
      password: "Password",
      passkeys: "Passkeys",
      sessions: "Sessions and devices",
    },
  },
  {
    account: "Su cuenta",
    sections: {
      profile: "Perfil",
      email: "Correo electrónico",
      password: "Contraseña",
      passkeys: "Llaves de acceso",
      sessions: "Sesiones y dispositivos",
    },
  },
);
