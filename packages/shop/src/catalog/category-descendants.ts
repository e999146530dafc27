import type { ShownCategory } from './list-shown-categories.ts'

/** The id of a category and those of all below it; undefined for one that is not shown. */
export function withDescendants(id: number, rows: readonly ShownCategory[]): number[] | undefined {
  if (!rows.some((row) => row.id === id)) return undefined
  const found = [id]
  for (const parent of found) for (const row of rows) if (row.parentId === parent) found.push(row.id)
  return found
}
