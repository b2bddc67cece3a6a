/** Page 4: the voluntary disclosure of the U.S. Department of Labor, OMB 1205-0223. The words of the three choices are the form's. */
export const disabilityDisclosure = {
  title: {
    en: "Voluntary Disability Disclosure",
    es: "Declaración voluntaria de discapacidad",
  },
  source: {
    en: "U.S. Department of Labor · OMB Control Number 1205-0223",
    es: "Departamento de Trabajo de EE. UU. · Número de control OMB 1205-0223",
  },
  whyTitle: {
    en: "Why am I asked to complete this form?",
    es: "¿Por qué se me pide completar este formulario?",
  },
  why: [
    {
      en: "Sponsors of registered apprenticeship reach out to, enroll and support qualified people with disabilities. To see how well that succeeds, apprentices are asked whether they have, or ever had, a disability.",
      es: "Los patrocinadores de aprendizajes registrados buscan, inscriben y apoyan a personas calificadas con discapacidades. Para saber qué tan bien lo logran, se pregunta a los aprendices si tienen o alguna vez tuvieron una discapacidad.",
    },
    {
      en: "Answering is your choice. Whatever you answer is kept confidential and apart from your application, is seen only by those who report on equal opportunity, and is never used against you. People become disabled at any time of life, so you may be asked again and may change your answer.",
      es: "Usted decide si responde. Lo que responda se mantiene confidencial y separado de su solicitud, lo ven solo quienes informan sobre la igualdad de oportunidades y nunca se usa en su contra. Una discapacidad puede aparecer en cualquier momento de la vida; por eso se le puede volver a preguntar y usted puede cambiar su respuesta.",
    },
  ],
  howTitle: {
    en: "How do I know if I have a disability?",
    es: "¿Cómo sé si tengo una discapacidad?",
  },
  how: [
    {
      en: "You have a disability if a physical or mental impairment or a medical condition substantially limits a major activity of your life, or if you have a history or record of one. It need not be visible to others.",
      es: "Usted tiene una discapacidad si un impedimento físico o mental o una condición médica limita de manera sustancial una actividad importante de su vida, o si tiene antecedentes de ello. No hace falta que otros la noten.",
    },
    {
      en: "Examples are blindness, deafness, cancer, diabetes, epilepsy, autism, cerebral palsy, HIV/AIDS, schizophrenia, muscular dystrophy, bipolar disorder, major depression, multiple sclerosis, missing limbs, post-traumatic stress disorder, obsessive-compulsive disorder, the use of a wheelchair and intellectual disability.",
      es: "Algunos ejemplos son la ceguera, la sordera, el cáncer, la diabetes, la epilepsia, el autismo, la parálisis cerebral, el VIH/SIDA, la esquizofrenia, la distrofia muscular, el trastorno bipolar, la depresión mayor, la esclerosis múltiple, la falta de extremidades, el trastorno de estrés postraumático, el trastorno obsesivo-compulsivo, el uso de silla de ruedas y la discapacidad intelectual.",
    },
  ],
  choose: { en: "Please choose one answer", es: "Elija una respuesta" },
  choices: {
    yes: {
      en: "YES, I HAVE A DISABILITY (or previously had a disability)",
      es: "SÍ, TENGO UNA DISCAPACIDAD (o tuve una discapacidad anteriormente)",
    },
    no: { en: "NO, I DON'T HAVE A DISABILITY", es: "NO, NO TENGO UNA DISCAPACIDAD" },
    noAnswer: { en: "I DON'T WISH TO ANSWER", es: "NO DESEO RESPONDER" },
  },
  name: { en: "Your name", es: "Su nombre" },
  date: { en: "Date", es: "Fecha" },
  accommodationTitle: { en: "Reasonable accommodation", es: "Adaptaciones razonables" },
  accommodation: {
    en: "Sponsors provide reasonable accommodation to qualified people with disabilities. Tell your sponsor if you need a change in how you apply, learn or work.",
    es: "Los patrocinadores ofrecen adaptaciones razonables a las personas calificadas con discapacidades. Avise a su patrocinador si necesita un cambio en la forma de solicitar, aprender o trabajar.",
  },
} as const;
