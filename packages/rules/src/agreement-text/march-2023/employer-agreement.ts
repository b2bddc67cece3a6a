/** The employer agreement, in the order in which it is read. */
export const employerAgreement = {
  title: { en: "Employer Acceptance Agreement", es: "Acuerdo de aceptación del empleador" },
  subtitle: {
    en: "Adherence to the registered standards of apprenticeship, Commonwealth of Pennsylvania",
    es: "Adhesión a las normas registradas de aprendizaje, Mancomunidad de Pensilvania",
  },
  adherence: [
    {
      title: { en: "What the employer accepts", es: "Lo que acepta el empleador" },
      text: {
        en: "The employer adopts the registered standards of apprenticeship of the program sponsor for the occupation named below, and carries them out: it employs and trains apprentices on the job under the guidance of qualified journeyworkers, releases them for related instruction, keeps records of their hours and progress, and pays them by the wage schedule of this agreement.",
        es: "El empleador adopta las normas registradas de aprendizaje del patrocinador del programa para la ocupación nombrada abajo y las cumple: emplea y forma a los aprendices en el trabajo bajo la guía de oficiales calificados, les permite asistir a la instrucción relacionada, lleva registro de sus horas y su progreso, y les paga según la escala salarial de este acuerdo.",
      },
    },
    {
      title: { en: "What the sponsor accepts", es: "Lo que acepta el patrocinador" },
      text: {
        en: "The sponsor takes the employer into its program, registers the employer's apprentices with the registration agency, arranges related instruction, and helps the employer to keep to the standards. Either may end this agreement by written notice to the other; apprentices who are then in training are helped to complete it.",
        es: "El patrocinador incorpora al empleador a su programa, registra a los aprendices del empleador ante la agencia de registro, organiza la instrucción relacionada y ayuda al empleador a cumplir las normas. Cualquiera de los dos puede terminar este acuerdo mediante aviso escrito al otro; a los aprendices que estén entonces en formación se les ayuda a completarla.",
      },
    },
  ],
  employerInformation: {
    title: { en: "Employer information", es: "Información del empleador" },
    labels: {
      sponsor: { en: "Program sponsor", es: "Patrocinador del programa" },
      sponsorLocation: { en: "Location", es: "Sede" },
      employer: { en: "Employer", es: "Empleador" },
      contact: { en: "Contact", es: "Contacto" },
      contactTitle: { en: "Contact's title", es: "Cargo del contacto" },
      phone: { en: "Phone", es: "Teléfono" },
      email: { en: "Email", es: "Correo electrónico" },
      ein: {
        en: "Employer identification number (EIN)",
        es: "Número de identificación del empleador (EIN)",
      },
      naicsCode: { en: "NAICS code", es: "Código NAICS" },
    },
  },
  training: {
    title: { en: "Training program", es: "Programa de formación" },
    labels: {
      occupation: { en: "Occupation", es: "Ocupación" },
      onetCode: { en: "O*NET code", es: "Código O*NET" },
      rapidsCode: { en: "RAPIDS code", es: "Código RAPIDS" },
      ojtHours: { en: "Hours of on-the-job training", es: "Horas de formación en el trabajo" },
      instructionHours: {
        en: "Hours of related instruction",
        es: "Horas de instrucción relacionada",
      },
      startDate: { en: "Starts", es: "Comienza" },
      expectedEndDate: { en: "Expected completion", es: "Terminación prevista" },
    },
  },
  workforce: {
    title: { en: "Workforce numbers", es: "Plantilla" },
    columns: {
      all: { en: "All", es: "Todos" },
      women: { en: "Women", es: "Mujeres" },
      peopleOfColor: { en: "People of color", es: "Personas de color" },
    },
    rows: {
      employees: { en: "Employees", es: "Empleados" },
      journeyworkers: { en: "Journeyworkers", es: "Oficiales" },
    },
  },
  wages: {
    title: { en: "Wage schedule", es: "Escala salarial" },
    text: {
      en: "Apprentices are paid at least the wages below, period by period. The wage of a journeyworker follows the last period.",
      es: "A los aprendices se les paga al menos el salario siguiente, período por período. Después del último período sigue el salario de un oficial.",
    },
  },
  equalOpportunity: {
    title: { en: "Equal opportunity", es: "Igualdad de oportunidades" },
    text: {
      en: "The employer does not discriminate against apprentices or applicants because of race, color, religion, national origin, sex (including pregnancy and gender identity), sexual orientation, age of 40 or older, genetic information or disability. It recruits, selects, employs and trains apprentices by the same standards for everybody, and keeps the workplace free of harassment and retaliation, as Title 29, Code of Federal Regulations, part 30 asks.",
      es: "El empleador no discrimina a aprendices ni solicitantes por raza, color, religión, origen nacional, sexo (incluidos el embarazo y la identidad de género), orientación sexual, edad de 40 años o más, información genética o discapacidad. Recluta, selecciona, emplea y forma a los aprendices con las mismas normas para todos, y mantiene el lugar de trabajo libre de acoso y represalias, como exige el Título 29 del Código de Regulaciones Federales, parte 30.",
    },
  },
  ratio: {
    title: {
      en: "Ratio of apprentices to journeyworkers",
      es: "Proporción de aprendices y oficiales",
    },
    text: {
      en: "The employer has at most 1 apprentice where it employs 1 to 4 journeyworkers, 2 where it employs 5 to 9, 3 where it employs 10 to 14, and one more apprentice for each 5 further journeyworkers.",
      es: "El empleador tiene como máximo 1 aprendiz si emplea de 1 a 4 oficiales, 2 si emplea de 5 a 9, 3 si emplea de 10 a 14, y un aprendiz más por cada 5 oficiales adicionales.",
    },
  },
  affirmativeAction: {
    title: { en: "Affirmative action", es: "Acción afirmativa" },
    text: {
      en: "An employer with five or more active apprentices needs a written affirmative action plan. One with fewer states its commitment to equal opportunity by signing this agreement.",
      es: "Un empleador con cinco o más aprendices activos necesita un plan escrito de acción afirmativa. Uno con menos declara su compromiso con la igualdad de oportunidades al firmar este acuerdo.",
    },
  },
  acceptance: {
    title: { en: "Acceptance", es: "Aceptación" },
    text: {
      en: "By signing, the employer's representative confirms that the information above is true, that they may bind the employer, and that the employer accepts this agreement and the registered standards of apprenticeship, of which it has had a copy.",
      es: "Al firmar, el representante del empleador confirma que la información anterior es verdadera, que puede obligar al empleador, y que el empleador acepta este acuerdo y las normas registradas de aprendizaje, de las que ha recibido una copia.",
    },
  },
  approval: {
    title: { en: "Employer Management Approval", es: "Aprobación de la gerencia del empleador" },
    signature: { en: "Employer's signature", es: "Firma del empleador" },
    sponsorSignature: { en: "Sponsor's signature", es: "Firma del patrocinador" },
    name: { en: "Printed name", es: "Nombre en letra de imprenta" },
    signerTitle: { en: "Title", es: "Cargo" },
    date: { en: "Date", es: "Fecha" },
  },
} as const;
