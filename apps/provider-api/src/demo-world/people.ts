const firstNames =
  "Ada Amir Ana Andre Aisha Beth Bruno Carla Cesar Chloe Dana Darius Diego Elena Eli Emma Farah Felix Grace Hana Hector Ines Isaac Ivy Jada Jonas Julia Kai Keisha Lena Leo Lucia Malik Maya Mei Milo Nadia Nina Noah Omar Otis Paula Quinn Rafael Rosa Ruth Samir Sofia Theo Tina Uma Victor Wade Wren Yara Zane".split(
    " ",
  );
const lastNames =
  "Abbott Alvarez Baker Bianchi Brandt Carver Castillo Chen Cole Cruz Dawson Diaz Eaton Farmer Fischer Flores Gallo Garner Grant Haddad Hayes Hoffman Ibarra Jensen Kaplan Keller Kim Lang Lopez Marsh Mendez Mercer Moreno Nash Novak Okafor Ortiz Park Patel Pierce Quintero Reyes Rios Romero Sato Shaw Silva Singh Stone Tran Vargas Walsh Weber Young Zhang".split(
    " ",
  );

/** A made-up person, the same for the same number; two numbers below 3,000 never give the same name. */
export function madeUpPerson(number: number): { firstName: string; lastName: string } {
  const first = number % firstNames.length;
  const last = (number * 7 + Math.floor(number / firstNames.length)) % lastNames.length;
  return { firstName: firstNames[first]!, lastName: lastNames[last]! };
}
