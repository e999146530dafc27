/** An IBAN as it is read aloud: in groups of four. */
export function grouped(iban: string): string {
  return ungrouped(iban).replace(/(.{4})(?=.)/g, '$1 ')
}

/** An IBAN as a bank's form takes it. */
export function ungrouped(iban: string): string {
  return iban.replace(/\s/g, '')
}
