import type { ImportIssues } from '../import-issues.ts'
import type { Catalogue } from '../read/catalogue.ts'

/** Every parent is there, no category is its own ancestor, and only roots stand in the menu. */
export function checkCategories(categories: Catalogue['categories'], issues: ImportIssues): void {
  const { file } = categories
  const parents = new Map(categories.lines.map(({ values }) => [values.slug, values.parent]))
  for (const { row, values } of categories.lines) {
    const column = 'parent'
    if (values.parent && values.menu)
      issues.add({ file, row, column: 'menu' }, (messages) => messages.categories.menu)
    const { slug, parent } = values
    if (parent && !categories.keys.has(parent))
      issues.add({ file, row, column }, (messages) => messages.notIn(parent, file))
    const above = new Set<string>()
    let ancestor = parent
    while (ancestor && !above.has(ancestor)) {
      above.add(ancestor)
      ancestor = parents.get(ancestor) ?? null
    }
    if (above.has(slug))
      issues.add({ file, row, column }, (messages) => messages.categories.belowItself(slug))
  }
}
