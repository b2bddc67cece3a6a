const names = {
  en: {
    superAdmin: "Super Admin",
    owner: "Owner",
    admin: "Admin",
    teacher: "Teacher",
    student: "Student",
  },
  es: {
    superAdmin: "Superadministrador",
    owner: "Propietario",
    admin: "Administrador",
    teacher: "Docente",
    student: "Estudiante",
  },
};
type Names = (typeof names)["en"];

const workforceNames: Record<keyof typeof names, Partial<Names>> = {
  en: { teacher: "Expert", student: "User" },
  es: { teacher: "Experto", student: "Usuario" },
};

/** What a role is called in an organization of this type, in English or Spanish: a workforce organization says Expert and User. */
export function roleName(
  role: keyof Names,
  organizationType: string | null | undefined,
  lang: keyof typeof names = "en",
): string {
  return (
    (organizationType === "workforce" ? workforceNames[lang][role] : undefined) ?? names[lang][role]
  );
}
