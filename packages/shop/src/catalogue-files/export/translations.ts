/** The two languages of rows, by whose they are. */
export type InBoth<Row> = { ar: Row; en: Row }

/**
 * Puts the translations of one owner side by side; every name of the shop stands in both languages.
 * @throws Error where one is missing
 */
export function inBoth<Row extends { locale: 'ar' | 'en' }>(
  rows: readonly Row[],
  ownerOf: (row: Row) => number,
): (owner: number) => InBoth<Row> {
  const byOwner = Map.groupBy(rows, ownerOf)
  return (owner) => {
    const own = byOwner.get(owner) ?? []
    const ar = own.find(({ locale }) => locale === 'ar')
    const en = own.find(({ locale }) => locale === 'en')
    if (!ar || !en) throw new Error(`a row without its two languages: ${owner}`)
    return { ar, en }
  }
}
