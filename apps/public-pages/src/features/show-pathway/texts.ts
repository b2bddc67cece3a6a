import { defineTexts } from "@guildway/ui";

/** What a pathway's pages say. */
export const texts = defineTexts(
  {
    private: "This pathway is private.",
    privateText: "Whoever gave you the link can tell you how to take part.",
    tabs: {
      name: "Pathway",
      pathway: "Pathway",
      jobProfile: "Job Profile",
      certificates: "Certificates",
    },
    failed: "The pathway could not be loaded.",
    failedText: "Nothing is lost. Check your connection and try again.",
    courses: "Courses in order",
    noCourses: "No course of this pathway is open to everybody yet.",
    learnMore: "Learn more",
    learnMoreAbout: (title: string) => `Learn more about ${title}`,
    leadsTo: "Where it leads",
    pay: (title: string, dollars: string, isAtLeast: boolean) =>
      `Half of all ${title} in the United States earn ${isAtLeast ? "at least " : "more than "}${dollars} a year.`,
    paySource: (year: number) =>
      `Figures of May ${year}, of people at every stage of their career. Source: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics.`,
    seeProfile: "See the job profile",
    profileOf: (title: string) => `Job profile: ${title}`,
    profileAlone: "Open the job profile by itself",
    profileGone: "The job profile of this pathway is no longer there.",
    noCertificates: "No certificates were chosen for this pathway.",
    certificatesFor: (title: string) => `Certificates that employers of ${title} ask for or value.`,
    organization: "Accrediting organization",
    address: "Address",
    website: "Website",
    yes: "Yes",
    no: "No",
  },
  {
    private: "Esta ruta es privada.",
    privateText: "Quien le dio el enlace puede decirle cómo participar.",
    tabs: {
      name: "Ruta",
      pathway: "Ruta",
      jobProfile: "Perfil laboral",
      certificates: "Certificados",
    },
    failed: "No se pudo cargar la ruta.",
    failedText: "No se perdió nada. Revise su conexión e inténtelo de nuevo.",
    courses: "Cursos en orden",
    noCourses: "Todavía ningún curso de esta ruta está abierto a todas las personas.",
    learnMore: "Más información",
    learnMoreAbout: (title) => `Más información sobre ${title}`,
    leadsTo: "Adónde lleva",
    pay: (title, dollars, isAtLeast) =>
      `En Estados Unidos, la mitad de quienes trabajan como ${title} gana ${isAtLeast ? "al menos " : "más de "}${dollars} al año.`,
    paySource: (year) =>
      `Cifras de mayo de ${year}, de personas en cualquier etapa de su carrera. Fuente: Oficina de Estadísticas Laborales de EE. UU., Occupational Employment and Wage Statistics.`,
    seeProfile: "Ver el perfil laboral",
    profileOf: (title) => `Perfil laboral: ${title}`,
    profileAlone: "Abrir solo el perfil laboral",
    profileGone: "El perfil laboral de esta ruta ya no existe.",
    noCertificates: "No se eligieron certificados para esta ruta.",
    certificatesFor: (title) => `Certificados que los empleadores de ${title} piden o valoran.`,
    organization: "Organización acreditadora",
    address: "Dirección",
    website: "Sitio web",
    yes: "Sí",
    no: "No",
  },
);
