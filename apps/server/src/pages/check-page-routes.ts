import { pageRoutes } from './page-routes.ts'

/**
 * Refuses a storefront with a page for which nothing is declared, or a table with a page that is not there: such a server
 * does not start.
 *
 * @param paths of the storefront's pages, as its router writes them
 * @throws an error that names the pages
 */
export function checkPageRoutes(
  paths: readonly string[],
  declared: readonly { path: string }[] = pageRoutes,
): void {
  const known = new Set(declared.map(({ path }) => path))
  const built = new Set(paths.map((path) => path.replace(/(?<=.)\/$/, '')))
  const undeclared = [...built].filter((path) => !known.has(path))
  if (undeclared.length > 0) throw new Error(`No line in page-routes.ts is for ${undeclared.join(', ')}`)
  const missing = [...known].filter((path) => !built.has(path))
  if (missing.length > 0)
    throw new Error(`page-routes.ts has lines for pages that are not there: ${missing.join(', ')}`)
}
