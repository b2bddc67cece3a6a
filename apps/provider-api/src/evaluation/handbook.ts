/** A chapter of a training center's handbook, made up for the evaluation; each of its sections is a passage. */
export interface Chapter {
  name: string;
  sections: readonly { key: string; heading: string; text: string }[];
}

/** What a library holds beside official texts: rules of a house, answers to what people ask, in English and Spanish. */
export const handbook: readonly Chapter[] = [
  {
    name: "Student handbook",
    sections: [
      {
        key: "attendance",
        heading: "Attendance",
        text: "Class begins on the hour. If you cannot come, tell your instructor before noon of the same day. After three days away without a reason you meet with your adviser, and after six you lose your place.",
      },
      {
        key: "weather",
        heading: "Snow and bad weather",
        text: "When the county closes its schools, our evening classes are canceled too. We send a text message by 3 pm and change the recording at the front desk. Make-up dates are posted within a week.",
      },
      {
        key: "parking",
        heading: "Getting here",
        text: "Leave your car in lot C behind the shop; the permit costs nothing and is handed out at registration. Bus lines 101 and 104 stop at the main gate. Bicycles can be locked under the roof by the loading dock.",
      },
      {
        key: "lockers",
        heading: "Lockers",
        text: "Each learner in a shop class gets a locker for the term. Bring your own padlock. What is left inside after the last day is kept for 30 days and then given away.",
      },
      {
        key: "phones",
        heading: "Telephones in the shop",
        text: "Mobile phones stay in the locker while machines are running. Photographs of your own work may be taken with the instructor's leave.",
      },
      {
        key: "dress",
        heading: "Shop dress code",
        text: "Wear closed leather shoes, long trousers without holes and a shirt with tight sleeves. Tie long hair back. Rings, watches and necklaces come off before you touch a machine. Safety glasses are lent at the door.",
      },
      {
        key: "injury",
        heading: "If somebody is hurt",
        text: "Press the red button to stop all machines, call 911 from any wall telephone, and send somebody to the gate to meet the ambulance. Every injury, however small, is written in the accident book the same day.",
      },
      {
        key: "drugs",
        heading: "Alcohol and drugs",
        text: "Nobody works in the shop under the influence. The sponsor may ask for a test before the first day and after an accident. Whoever fails it may try again after 60 days.",
      },
      {
        key: "grades",
        heading: "Grades and passing",
        text: "You pass a course with 70 of 100 points. Half of them come from practical exercises, a quarter from the written examination and a quarter from homework. A failed examination may be repeated once.",
      },
      {
        key: "withdraw",
        heading: "Dropping a course",
        text: "Drop a course before its second meeting and the whole fee comes back to you. Until the fourth meeting it is half. Later nothing is paid back, except for illness with a doctor's note.",
      },
      {
        key: "transcript",
        heading: "Proof of what you learned",
        text: "Order a transcript on the student page or at the office. The first copy is free, each further one is 5 dollars. It is mailed within ten working days, or sent at once as a signed file.",
      },
      {
        key: "library",
        heading: "Quiet study and computers",
        text: "Room 210 has twelve computers, a printer with 50 free pages a term, and a tutor in mathematics on Mondays and Wednesdays from 4 to 6 pm.",
      },
      {
        key: "complaint",
        heading: "If you are treated unfairly",
        text: "Speak to the equal opportunity officer, Room 102. You may also write to the Office of Apprenticeship within 300 days of what happened. Nobody may be punished for having complained.",
      },
      {
        key: "records",
        heading: "Who sees your records",
        text: "Your file is read by your adviser, your sponsor and the state, and by nobody else without your written consent. You may look at it yourself and have mistakes put right.",
      },
    ],
  },
  {
    name: "Money and support",
    sections: [
      {
        key: "gi-bill",
        heading: "GI Bill for apprentices",
        text: "Former service members and some of their dependents receive a stipend each month: the full housing rate during the first six months, then 80 percent, falling by a fifth every half year. Bring form DD-214 and VA form 22-1990.",
      },
      {
        key: "tools",
        heading: "Tools and loans",
        text: "First-year learners borrow a tool set against a deposit of 50 dollars. From the second year on you need your own; the credit union lends up to 1,500 dollars for it without interest.",
      },
      {
        key: "unemployment",
        heading: "Unemployment benefits during class weeks",
        text: "In weeks of full-time instruction, when you are off the job, you may draw unemployment compensation. Your local union or sponsor gives you the letter for the state.",
      },
      {
        key: "tax-credit",
        heading: "What employers get back",
        text: "A company that trains may claim a state tax credit of up to 1,000 dollars a year for each apprentice, and half of the wages of new hires from the workforce board during their first 26 weeks.",
      },
      {
        key: "food",
        heading: "Emergency help",
        text: "The pantry in the basement gives groceries on Thursdays without questions. For a single bill such as rent or a car repair there is an emergency grant of up to 400 dollars once a year.",
      },
      {
        key: "meals",
        heading: "Meal and travel money",
        text: "On job sites more than 40 miles from home you receive 35 dollars a day for meals and the federal rate for each mile driven.",
      },
      {
        key: "insurance",
        heading: "Health insurance",
        text: "Coverage begins on the first day of the month after 60 days of work. The employer pays the premium for you; your family may join for 110 dollars a month.",
      },
      {
        key: "pension",
        heading: "Saving for retirement",
        text: "After one year the sponsor puts 4 percent of your wage into a 401(k). What it has put in is yours entirely after three years.",
      },
    ],
  },
  {
    name: "Rules of the apprenticeship program",
    sections: [
      {
        key: "minimum-age",
        heading: "Who may apply",
        text: "Applicants are 18 or older, have finished high school or passed an equivalency test, can lift 50 pounds and may work in the United States. A driver's license is needed for the outside trades.",
      },
      {
        key: "test",
        heading: "Aptitude test and interview",
        text: "The test takes two and a half hours and covers algebra and reading. A score of 4 of 9 leads to an interview with three members of the committee. Who does not reach it may sit the test again after six months.",
      },
      {
        key: "ranking",
        heading: "The list",
        text: "Names stay on the ranked list for two years, best score first. You are called when a contractor asks for people; who turns down two calls goes to the end.",
      },
      {
        key: "probation",
        heading: "Probation",
        text: "The first 1,000 hours are probation, never more than a quarter of the whole term or one year, whichever is shorter.",
      },
      {
        key: "overtime",
        heading: "Overtime and night work",
        text: "No apprentice works more than 40 hours a week without the committee's leave. Beyond that time and a half is paid, and on Sundays double. Nobody under 18 works at night.",
      },
      {
        key: "vacation",
        heading: "Time off",
        text: "You earn five days of vacation in the first year, ten in the second and fifteen later, and one sick day for every two months.",
      },
      {
        key: "transfer",
        heading: "Changing the employer",
        text: "You may move to another employer of the same sponsor if both agree. Your hours go with you; the committee signs the transfer within 30 days.",
      },
      {
        key: "logbook",
        heading: "The log book",
        text: "Write down your hours each day, sorted by work process. Your journeyworker initials the page every Friday, and it is due at the office by the fifth of the month. Hours that come later than 60 days do not count.",
      },
      {
        key: "cancel",
        heading: "Ending the agreement",
        text: "After probation an agreement is ended for cause only, with fifteen days' notice in writing and a hearing if you ask for one.",
      },
      {
        key: "completion",
        heading: "Graduation",
        text: "When hours and classes are complete the sponsor applies for your certificate. It comes from the state within eight weeks, and your pay becomes that of a journeyworker on the following Monday.",
      },
      {
        key: "lay-off",
        heading: "When there is no work",
        text: "An apprentice who is laid off stays registered and keeps every hour. Go on with your classes and sign the out-of-work book every 30 days.",
      },
      {
        key: "pregnancy",
        heading: "Parental leave",
        text: "A parent may pause for up to twelve months around the birth or adoption of a child. The place and the seniority are kept.",
      },
    ],
  },
  {
    name: "Guía en español",
    sections: [
      {
        key: "es-inscripcion",
        heading: "Cómo inscribirse",
        text: "Para inscribirse traiga una identificación con fotografía y un comprobante de domicilio. La inscripción abre el primer lunes de cada mes y no cuesta nada.",
      },
      {
        key: "es-ingles",
        heading: "Clases de inglés",
        text: "Ofrecemos clases de inglés gratuitas los martes y jueves por la noche. Hay cuatro niveles; una prueba corta decide el suyo.",
      },
      {
        key: "es-salario",
        heading: "Salario del aprendiz",
        text: "Los aprendices reciben un salario desde el primer día. Empieza con la mitad de lo que gana un oficial y sube cada seis meses.",
      },
      {
        key: "es-guarderia",
        heading: "Cuidado de niños",
        text: "Durante las clases de la noche hay una guardería para niños de tres a diez años. Avise con una semana de anticipación.",
      },
      {
        key: "es-papeles",
        heading: "Permiso de trabajo",
        text: "Para un aprendizaje registrado necesita permiso de trabajo en Estados Unidos. Para las clases de la tarde no se pide ningún documento migratorio.",
      },
      {
        key: "es-seguridad",
        heading: "Ropa de seguridad",
        text: "En el taller use zapatos de cuero cerrados, lentes protectores y el cabello recogido. Prestamos cascos y guantes.",
      },
      {
        key: "es-transporte",
        heading: "Transporte",
        text: "Damos pases de autobús a quienes viven a más de dos millas. Pídalos en la recepción antes del quince de cada mes.",
      },
      {
        key: "es-certificado",
        heading: "Certificado",
        text: "Al terminar recibe un certificado de finalización reconocido en todos los estados.",
      },
    ],
  },
];
