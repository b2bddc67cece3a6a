import type { Wording } from "../wording.ts";

/** How an agreement words the answers of a person's private information, by field and stored value. */
export const answerWording = {
  gender: {
    male: { en: "Male", es: "Masculino" },
    female: { en: "Female", es: "Femenino" },
    nonBinary: { en: "Non-binary", es: "No binario" },
    notListed: { en: "Not listed", es: "No está en la lista" },
    noAnswerPref: { en: "Prefers not to answer", es: "Prefiere no responder" },
  },
  ethnicity: {
    hispanicOrLatino: { en: "Hispanic or Latino", es: "Hispano o latino" },
    notHispanicOrLatino: { en: "Not Hispanic or Latino", es: "No hispano ni latino" },
    noAnswer: { en: "Prefers not to answer", es: "Prefiere no responder" },
  },
  races: {
    americanIndianOrAlaskaNative: {
      en: "American Indian or Alaska Native",
      es: "Indígena de EE. UU. o nativo de Alaska",
    },
    asian: { en: "Asian", es: "Asiático" },
    blackOrAfricanAmerican: {
      en: "Black or African American",
      es: "Negro o afroamericano",
    },
    nativeHawaiianOrPacificIslander: {
      en: "Native Hawaiian or Other Pacific Islander",
      es: "Nativo de Hawái o de otra isla del Pacífico",
    },
    white: { en: "White", es: "Blanco" },
    noAnswer: { en: "Prefers not to answer", es: "Prefiere no responder" },
  },
  veteranStatus: {
    veteran: { en: "Veteran", es: "Veterano" },
    nonVeteran: { en: "Not a veteran", es: "No es veterano" },
    noAnswer: { en: "Prefers not to answer", es: "Prefiere no responder" },
  },
  educationLevel: {
    grade8OrLess: { en: "8th grade or less", es: "8.º grado o menos" },
    grade9To12: { en: "9th to 12th grade", es: "9.º a 12.º grado" },
    highSchoolOrGED: { en: "High school diploma or GED", es: "Diploma de secundaria o GED" },
    postSecondaryOrTechTraining: {
      en: "Post-secondary or technical training",
      es: "Formación postsecundaria o técnica",
    },
    someCollege: { en: "Some college", es: "Algunos estudios universitarios" },
    associatesDegree: { en: "Associate's degree", es: "Título de asociado" },
    bachelorsDegree: { en: "Bachelor's degree", es: "Licenciatura" },
    mastersDegree: { en: "Master's degree", es: "Maestría" },
  },
  employmentStatus: {
    em: { en: "Employed", es: "Con empleo" },
    ue: { en: "Unemployed", es: "Sin empleo" },
    un: { en: "Underemployed", es: "Subempleado" },
    nl: { en: "Not in the labor force", es: "Fuera de la fuerza laboral" },
  },
  orgReferral: {
    none: { en: "None", es: "Ninguna" },
    youthBuild: { en: "YouthBuild", es: "YouthBuild" },
    preApprenticeshipProgram: {
      en: "Pre-apprenticeship program",
      es: "Programa de preaprendizaje",
    },
    hudStepUp: { en: "HUD/STEP-UP", es: "HUD/STEP-UP" },
    technicalTrainingSchool: { en: "Technical training school", es: "Escuela técnica" },
    paCareerLink: { en: "PA CareerLink", es: "PA CareerLink" },
    militaryVeterans: { en: "Military veterans", es: "Veteranos militares" },
    highSchool: { en: "High school", es: "Escuela secundaria" },
    jobCorps: { en: "Job Corps", es: "Job Corps" },
    other: { en: "Other", es: "Otra" },
  },
  citizenStatus: {
    usCitizen: { en: "U.S. citizen", es: "Ciudadano de EE. UU." },
    permAlien: { en: "Permanent resident", es: "Residente permanente" },
    tempAlien: { en: "Temporary resident", es: "Residente temporal" },
    refugee: { en: "Refugee", es: "Refugiado" },
    illegalAlien: { en: "Without status", es: "Sin estatus migratorio" },
    nonUsCitizen: { en: "Not a U.S. citizen", es: "No es ciudadano de EE. UU." },
    unknown: { en: "Unknown", es: "Se desconoce" },
  },
  yesOrNo: {
    yes: { en: "Yes", es: "Sí" },
    no: { en: "No", es: "No" },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Wording>>>>;
