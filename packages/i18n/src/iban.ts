/**
 * Formats an IBAN in groups of four: 'SA10 0000 0000 0000 0000 0000'.
 * @param iban without spaces, as stored in the settings
 */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ')
}
