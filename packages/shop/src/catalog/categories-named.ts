import { searchStems } from '@zayy/domain/text/fold'
import { indexStems } from '@zayy/domain/text/index-stems'
import type { ShownCategory } from './list-shown-categories.ts'

/**
 * The categories whose names, in both languages together, hold every word of a search: the last may be a beginning. In the
 * shop's order, those that hold it whole first.
 */
export function categoriesNamed(search: string, categories: readonly ShownCategory[]): ShownCategory[] {
  const asked = searchStems(search)
  const last = asked.at(-1)
  if (last === undefined) return []
  const begun = categories.filter((category) => {
    const stems = nameStems(category)
    return (
      asked.slice(0, -1).every((stem) => stems.includes(stem)) && stems.some((stem) => stem.startsWith(last))
    )
  })
  const isWhole = (category: ShownCategory) => nameStems(category).includes(last)
  return [...begun.filter(isWhole), ...begun.filter((category) => !isWhole(category))]
}

/** The categories are cached until the shop changes, and their stems with them. */
const known = new WeakMap<ShownCategory, string[]>()

function nameStems(category: ShownCategory): string[] {
  const stems = known.get(category) ?? indexStems(category.translations.map(({ name }) => name).join(' '))
  known.set(category, stems)
  return stems
}
