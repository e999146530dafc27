import type { ImportIssues } from '../import-issues.ts'
import type { Catalogue, CatalogueFrame } from '../read/catalogue.ts'
import { notIn } from '../read/cells.ts'
import { cellOf } from '../read/table.ts'

/** Levels of categories. The import stores each with separate statements, and pages show the path to it. */
export const MAX_LEVELS = 10

/** Checks that parents exist, that no category is its own ancestor or too deep, and that only roots are in the menu. */
export function checkCategories(categories: CatalogueFrame['categories'], issues: ImportIssues): void {
  const parents = new Map(categories.lines.map(({ values }) => [values.slug, values.parent]))
  for (const line of categories.lines) {
    const { values } = line
    if (values.parent && values.menu) issues.add(cellOf(line, 'menu'), (messages) => messages.categories.menu)
    const { slug, parent } = values
    if (parent && !categories.keys.has(parent)) issues.add(cellOf(line, 'parent'), notIn(categories, parent))
    const above = new Set<string>()
    let ancestor = parent
    while (ancestor && !above.has(ancestor) && above.size < MAX_LEVELS) {
      above.add(ancestor)
      ancestor = parents.get(ancestor) ?? null
    }
    if (above.has(slug))
      issues.add(cellOf(line, 'parent'), (messages) => messages.categories.belowItself(slug))
    else if (above.size === MAX_LEVELS)
      issues.add(cellOf(line, 'parent'), (messages) => messages.categories.tooDeep(MAX_LEVELS))
  }
}

/**
 * Warns, after all batches of products, of a `menu` that hides a category. `menu` marks the one root whose children are the brands, and removes it from
 * the ordinary categories. Owners often think that it means "shown in the menu".
 */
export function menuWarnings({ categories }: CatalogueFrame, issues: ImportIssues) {
  const parents = new Map(categories.lines.map(({ values }) => [values.slug, values.parent]))
  const rootOf = (slug: string) => {
    const passed = new Set<string>()
    let root = slug
    for (
      let above = parents.get(root);
      above && !passed.has(above) && passed.size < MAX_LEVELS;
      above = parents.get(root)
    ) {
      passed.add(above)
      root = above
    }
    return root
  }
  const sold = new Map<string, number>()
  return {
    add({ products }: Pick<Catalogue, 'products'>): void {
      for (const { values } of products.lines) {
        const root = rootOf(values.category)
        sold.set(root, (sold.get(root) ?? 0) + 1)
      }
    },
    finish(): void {
      const roots = categories.lines.filter(({ values }) => values.menu && !values.parent)
      const [first] = roots
      for (const line of roots) {
        const { values } = line
        const count = sold.get(values.slug) ?? 0
        const cellRef = cellOf(line, 'menu')
        if (line !== first) {
          issues.warn(cellRef, ({ warnings }) => warnings.secondMenu(values.slug, `${first?.at.row}`), true)
        } else if (count > 0) {
          issues.warn(cellRef, ({ warnings }) => warnings.menuOfProducts(values.slug, `${count}`), true)
        }
      }
    },
  }
}
