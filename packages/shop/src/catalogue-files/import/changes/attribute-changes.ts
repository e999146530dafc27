import type { productAttributes } from '@zayy/database/schema/catalog'
import { locales } from '@zayy/i18n/locale'
import type { ChangeKind, Names, ShopChange } from './shop-change.ts'

export type Attribute = Pick<
  typeof productAttributes.$inferSelect,
  'productId' | 'position' | 'locale' | 'name' | 'value'
>

export type AttributeChange = { change: ChangeKind } & Pick<ShopChange, 'part' | 'field' | 'language'> & {
    before?: string
    after?: string
  }

/**
 * Compares the attributes of a product by name. They are stored by position, so a new first one changes the rows of all
 * others.
 * @param before, after the rows that differ
 */
export function attributeChanges(
  before: readonly Attribute[],
  after: readonly Attribute[],
): AttributeChange[] {
  const changes: AttributeChange[] = []
  const told = new Set<string>()
  const add = (row: Attribute, rows: readonly Attribute[], change: Omit<AttributeChange, 'part'>) => {
    const known = change.change === 'changed' ? null : `${change.change} ${row.position}`
    if (known !== null && told.has(known)) return
    if (known !== null) told.add(known)
    changes.push({ ...change, part: { key: '', name: namesAt(row.position, rows) } })
  }
  for (const language of locales) {
    const old = before.filter(({ locale }) => locale === language)
    const current = after.filter(({ locale }) => locale === language)
    const oldByName = new Map(old.map((row) => [row.name, row]))
    const names = new Set(current.map(({ name }) => name))
    const gone = new Map(old.filter(({ name }) => !names.has(name)).map((row) => [row.position, row]))
    for (const row of current) {
      const renamed = oldByName.has(row.name) ? undefined : gone.get(row.position)
      const was = oldByName.get(row.name) ?? renamed
      if (renamed) gone.delete(row.position)
      if (!was) add(row, after, { change: 'added' })
      for (const field of ['name', 'value'] as const) {
        if (was && was[field] !== row[field])
          add(row, after, { change: 'changed', field, language, before: was[field], after: row[field] })
      }
    }
    for (const row of gone.values()) add(row, before, { change: 'removed' })
  }
  return changes
}

function namesAt(position: number, rows: readonly Attribute[]): Names {
  const name = (language: string) =>
    rows.find((row) => row.position === position && row.locale === language)?.name ?? ''
  return { ar: name('ar'), en: name('en') }
}
