/**
 * An IBAN as it is printed and read aloud, in groups of four: 'SA10 0000 0000 0000 0000 0000'.
 * @param iban without spaces, as the settings hold it and a bank's form takes it
 */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ')
}
