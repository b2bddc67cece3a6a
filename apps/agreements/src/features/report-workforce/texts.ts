import type { WorkforceData } from "@guildway/rules";
import { defineTexts } from "@guildway/ui";

type Fields = Readonly<Record<keyof WorkforceData, string>>;

/** What the form for an employer's workforce data says. */
export const texts = defineTexts(
  {
    title: "Employer workforce data",
    program: (place: string, organization: string) =>
      `${place} participates in an apprenticeship program with ${organization}.`,
    why: "Government agencies require these numbers once a year. They are kept by the organization and shown in no list.",
    needed: "Fields with an asterisk (*) are required.",
    sections: {
      company: "Company Identification",
      employees: "Employees",
      journeyworkers: "Journeyworkers",
      wages: "Wage schedules (optional)",
    },
    fields: {
      ein: "Employer Identification Number (EIN)",
      naicsCode: "NAICS code",
      totalEmployees: "Total Employees",
      totalEmployeesFemale: "Female",
      totalEmployeesColor: "People of color",
      totalJourneyWorkers: "Total Journeyworkers",
      totalJourneyWorkersFemale: "Female",
      totalJourneyWorkersColor: "People of color",
    } as Fields,
    einHint: "For example 31-5914023",
    faults: {
      ein: "Enter the Employer Identification Number.",
      naicsCode: "Enter a NAICS code of at most 10 characters.",
      totalEmployees: "Enter how many employees there are, at least 1.",
      totalEmployeesFemale: "Enter how many employees are female, 0 or more.",
      totalEmployeesColor: "Enter how many employees are people of color, 0 or more.",
      totalJourneyWorkers: "Enter how many journeyworkers there are, 0 or more.",
      totalJourneyWorkersFemale: "Enter how many journeyworkers are female, 0 or more.",
      totalJourneyWorkersColor: "Enter how many journeyworkers are people of color, 0 or more.",
    } as Fields,
    save: "Save",
    saving: "Saving...",
    failed: "Something went wrong, try again.",
    loading: "Loading Employer...",
    notLoaded: {
      title: "The form could not be loaded",
      text: "Nothing was lost. Check your connection and try again.",
    },
    noEmployer: "This invitation names no employer. Ask for a new invitation.",
  },
  {
    title: "Datos de la plantilla del empleador",
    program: (place, organization) =>
      `${place} participa en un programa de aprendizaje con ${organization}.`,
    why: "Las agencias del gobierno exigen estas cifras una vez al año. La organización las guarda y no se muestran en ninguna lista.",
    needed: "Los campos con asterisco (*) son obligatorios.",
    sections: {
      company: "Identificación de la empresa",
      employees: "Empleados",
      journeyworkers: "Oficiales",
      wages: "Tablas de salarios (opcional)",
    },
    fields: {
      ein: "Número de identificación del empleador (EIN)",
      naicsCode: "Código NAICS",
      totalEmployees: "Total de empleados",
      totalEmployeesFemale: "Mujeres",
      totalEmployeesColor: "Personas de color",
      totalJourneyWorkers: "Total de oficiales",
      totalJourneyWorkersFemale: "Mujeres",
      totalJourneyWorkersColor: "Personas de color",
    },
    einHint: "Por ejemplo, 31-5914023",
    faults: {
      ein: "Escriba el número de identificación del empleador.",
      naicsCode: "Escriba un código NAICS de 10 caracteres como máximo.",
      totalEmployees: "Escriba cuántos empleados hay, al menos 1.",
      totalEmployeesFemale: "Escriba cuántas mujeres hay entre los empleados, 0 o más.",
      totalEmployeesColor: "Escriba cuántas personas de color hay entre los empleados, 0 o más.",
      totalJourneyWorkers: "Escriba cuántos oficiales hay, 0 o más.",
      totalJourneyWorkersFemale: "Escriba cuántas mujeres hay entre los oficiales, 0 o más.",
      totalJourneyWorkersColor:
        "Escriba cuántas personas de color hay entre los oficiales, 0 o más.",
    },
    save: "Guardar",
    saving: "Guardando...",
    failed: "Algo salió mal, inténtelo de nuevo.",
    loading: "Cargando el empleador...",
    notLoaded: {
      title: "No se pudo cargar el formulario",
      text: "No se perdió nada. Revise su conexión e inténtelo de nuevo.",
    },
    noEmployer: "Esta invitación no nombra a ningún empleador. Pida una nueva.",
  },
);
