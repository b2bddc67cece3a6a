import { disabilityDisclosure } from "./disability-disclosure.ts";
import { responsibilities } from "./responsibilities.ts";

/** The apprentice agreement: four pages, in the order in which they are read. */
export const apprenticeAgreement = {
  title: { en: "Apprentice Agreement", es: "Acuerdo de aprendizaje" },
  subtitle: {
    en: "Appendix B to the registered standards of apprenticeship, Commonwealth of Pennsylvania",
    es: "Apéndice B de las normas registradas de aprendizaje, Mancomunidad de Pensilvania",
  },
  /** Page 1, before Section A. */
  statement: [
    {
      title: { en: "The parties and their program", es: "Las partes y su programa" },
      text: {
        en: "This agreement is made between the apprentice named in Section A and the program sponsor named in Section B, and is registered with the apprenticeship agency of Pennsylvania. The registered standards of the program, as they are on the date of this agreement, are part of it; they can be changed later with the consent of those who are bound by them.",
        es: "Este acuerdo se celebra entre el aprendiz nombrado en la Sección A y el patrocinador del programa nombrado en la Sección B, y se registra ante la agencia de aprendizaje de Pensilvania. Las normas registradas del programa, tal como están en la fecha de este acuerdo, forman parte de él; pueden cambiarse después con el consentimiento de las partes obligadas.",
      },
    },
    {
      title: { en: "Training and wages", es: "Formación y salario" },
      text: {
        en: "The sponsor and the employer train the apprentice in the occupation named in Section B, on the job and by related instruction, and pay no less than its wage schedule says. The apprentice works and learns with diligence, as page 3 asks.",
        es: "El patrocinador y el empleador forman al aprendiz en la ocupación nombrada en la Sección B, en el trabajo y mediante instrucción relacionada, y pagan al menos lo que indica su escala salarial. El aprendiz trabaja y aprende con diligencia, como pide la página 3.",
      },
    },
    {
      title: { en: "Equal opportunity", es: "Igualdad de oportunidades" },
      text: {
        en: "Nobody is discriminated against in this program because of race, color, religion, national origin, sex (including pregnancy and gender identity), sexual orientation, age of 40 or older, genetic information or disability. The sponsor takes affirmative action to provide equal opportunity in apprenticeship.",
        es: "En este programa no se discrimina a nadie por raza, color, religión, origen nacional, sexo (incluidos el embarazo y la identidad de género), orientación sexual, edad de 40 años o más, información genética o discapacidad. El patrocinador adopta medidas afirmativas para ofrecer igualdad de oportunidades en el aprendizaje.",
      },
    },
    {
      title: { en: "Probation and ending", es: "Período de prueba y terminación" },
      text: {
        en: "During the probationary period either party may end this agreement by written notice to the registration agency. After it, the apprentice may end it on request; the sponsor may suspend or end it only for good cause, with due notice to the apprentice and a reasonable chance to correct what is wrong.",
        es: "Durante el período de prueba cualquiera de las partes puede terminar este acuerdo mediante aviso escrito a la agencia de registro. Después, el aprendiz puede terminarlo a petición suya; el patrocinador solo puede suspenderlo o terminarlo por causa justificada, con el debido aviso al aprendiz y una oportunidad razonable de corregir lo que esté mal.",
      },
    },
    {
      title: { en: "Disagreements", es: "Desacuerdos" },
      text: {
        en: "A disagreement about this agreement that cannot be settled with the sponsor may be taken to the registration agency within 60 days of the sponsor's final decision. A complaint about discrimination may be filed with the registration agency at once.",
        es: "Un desacuerdo sobre este acuerdo que no pueda resolverse con el patrocinador puede llevarse a la agencia de registro dentro de los 60 días siguientes a la decisión final del patrocinador. Una queja por discriminación puede presentarse de inmediato ante la agencia de registro.",
      },
    },
  ],
  sectionA: {
    title: { en: "Section A: Apprentice", es: "Sección A: Aprendiz" },
    note: {
      en: "The social security number identifies the apprentice to the registration agency. This document shows its last four digits only.",
      es: "El número de seguro social identifica al aprendiz ante la agencia de registro. Este documento muestra solo sus últimos cuatro dígitos.",
    },
    labels: {
      lastName: { en: "Last name", es: "Apellido" },
      firstName: { en: "First name", es: "Nombre" },
      middleName: { en: "Middle name", es: "Segundo nombre" },
      name: { en: "Name", es: "Nombre completo" },
      email: { en: "Email", es: "Correo electrónico" },
      phone: { en: "Phone", es: "Teléfono" },
      address: { en: "Street address", es: "Dirección" },
      city: { en: "City", es: "Ciudad" },
      state: { en: "State", es: "Estado" },
      zipCode: { en: "Zip code", es: "Código postal" },
      ssn: { en: "Social security number", es: "Número de seguro social" },
      dob: { en: "Date of birth", es: "Fecha de nacimiento" },
      gender: { en: "Gender", es: "Género" },
      ethnicity: { en: "Ethnicity", es: "Etnia" },
      races: { en: "Race", es: "Raza" },
      veteranStatus: { en: "Veteran status", es: "Condición de veterano" },
      educationLevel: { en: "Education level", es: "Nivel de estudios" },
      employmentStatus: { en: "Employment status", es: "Situación laboral" },
      employmentStatusDate: { en: "Date of last employment", es: "Fecha del último empleo" },
      orgReferral: { en: "Referred by", es: "Referido por" },
      citizenStatus: { en: "Citizenship status", es: "Ciudadanía" },
      criminalBkg: { en: "Criminal background", es: "Antecedentes penales" },
    },
  },
  sectionB: {
    title: { en: "Section B: Sponsor and employer", es: "Sección B: Patrocinador y empleador" },
    partTitles: {
      parties: { en: "Sponsor and employer", es: "Patrocinador y empleador" },
      program: { en: "Occupation and training", es: "Ocupación y formación" },
      wages: { en: "Wage schedule", es: "Escala salarial" },
      signatures: { en: "Signatures", es: "Firmas" },
      registration: { en: "For the registration agency", es: "Para la agencia de registro" },
    },
    labels: {
      sponsor: { en: "Program sponsor", es: "Patrocinador del programa" },
      sponsorLocation: { en: "Location", es: "Sede" },
      sponsorAddress: { en: "Sponsor's address", es: "Dirección del patrocinador" },
      employer: { en: "Employer", es: "Empleador" },
      employerContact: { en: "Employer's contact and title", es: "Contacto del empleador y cargo" },
      employerPhone: { en: "Employer's phone", es: "Teléfono del empleador" },
      employerEmail: { en: "Employer's email", es: "Correo del empleador" },
      naicsCode: { en: "NAICS code", es: "Código NAICS" },
      occupation: { en: "Occupation", es: "Ocupación" },
      onetCode: { en: "O*NET code", es: "Código O*NET" },
      rapidsCode: { en: "RAPIDS code", es: "Código RAPIDS" },
      ojtHours: {
        en: "Term: hours of on-the-job training",
        es: "Duración: horas de formación en el trabajo",
      },
      hoursProbationary: { en: "Probationary hours", es: "Horas de prueba" },
      startDate: { en: "Apprenticeship begins", es: "Comienzo del aprendizaje" },
      expectedEndDate: { en: "Expected completion", es: "Terminación prevista" },
      instructionProvider: {
        en: "Related instruction given by",
        es: "Instrucción relacionada a cargo de",
      },
      instructionHours: {
        en: "Hours of related instruction",
        es: "Horas de instrucción relacionada",
      },
      wagesPaidDuringRTI: {
        en: "Wages paid during instruction",
        es: "Salario pagado durante la instrucción",
      },
      RTIDuringWorkHrs: {
        en: "Instruction during work hours",
        es: "Instrucción en horas de trabajo",
      },
      creditPrevJob: {
        en: "Credit for previous job training (hours)",
        es: "Crédito por formación laboral previa (horas)",
      },
      creditPrevRTIHrs: {
        en: "Credit for previous instruction (hours)",
        es: "Crédito por instrucción previa (horas)",
      },
      priorHourlyWage: { en: "Prior hourly wage", es: "Salario por hora anterior" },
      journeyworkerWage: {
        en: "Journeyworker's entry wage (an hour)",
        es: "Salario inicial del oficial (por hora)",
      },
    },
    creditNote: {
      en: "Credit for previous job training is at most 80 percent of the term, credit for previous instruction at most 100 percent of the hours of related instruction.",
      es: "El crédito por formación laboral previa es como máximo el 80 por ciento de la duración, y el crédito por instrucción previa como máximo el 100 por ciento de las horas de instrucción relacionada.",
    },
    wageTable: {
      caption: { en: "Wages by period", es: "Salario por período" },
      period: { en: "Period", es: "Período" },
      hours: { en: "Hours", es: "Horas" },
      wage: { en: "Wage an hour", es: "Salario por hora" },
      more: {
        en: "Further periods are on the continuation page.",
        es: "Los demás períodos están en la página de continuación.",
      },
    },
  },
  responsibilitiesTitle: {
    en: "Apprentice responsibilities",
    es: "Responsabilidades del aprendiz",
  },
  responsibilitiesLead: {
    en: "By signing this agreement I take on these responsibilities for as long as it lasts:",
    es: "Al firmar este acuerdo asumo estas responsabilidades mientras dure:",
  },
  responsibilities,
  responsibilitiesClose: {
    en: "I have read this agreement, or had it read to me, and have understood what it asks of me.",
    es: "He leído este acuerdo, o me lo han leído, y he entendido lo que me pide.",
  },
  signing: {
    apprentice: { en: "Apprentice's signature", es: "Firma del aprendiz" },
    guardian: {
      en: "Parent's or guardian's signature (if a minor)",
      es: "Firma del padre, la madre o el tutor (si es menor)",
    },
    sponsor: { en: "Sponsor's signature", es: "Firma del patrocinador" },
    employer: { en: "Employer's signature", es: "Firma del empleador" },
    agency: { en: "Registration agency", es: "Agencia de registro" },
    name: { en: "Printed name", es: "Nombre en letra de imprenta" },
    title: { en: "Title", es: "Cargo" },
    date: { en: "Date", es: "Fecha" },
    apprenticeId: { en: "Apprentice number", es: "Número de aprendiz" },
  },
  disabilityDisclosure,
} as const;
