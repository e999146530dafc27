import { pageRoutes } from './page-routes.ts'

/**
 * Returns the canonical path of a page for other spellings: trailing or repeated slashes, wrong case, a prefix `/ar`, or a category without its
 * name (its page then redirects to the name). Null for a canonical path and for a path without a page.
 */
export function canonicalPath(pathname: string): string | null {
  const segments = segmentsOf(pathname)
  const language = segments[0]?.toLowerCase()
  const isEnglish = language === 'en'
  const path = pagePath(named(isEnglish || language === 'ar' ? segments.slice(1) : segments))
  if (path === undefined) return null
  const canonical = isEnglish ? `/en${path === '/' ? '' : path}` : path
  return canonical === pathname ? null : canonical
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

/** Adds a placeholder for the name of a category, which old links lack. */
function named(segments: string[]): string[] {
  const [page = '', ...rest] = segments
  const isCategory = /^(?:product-)?category$/i.test(page)
  return isCategory && rest.length <= 2 && isId(rest.at(-1)) && !isId(rest.at(-2))
    ? [...segments, '-']
    : segments
}

function isId(segment = ''): boolean {
  return /^[1-9]\d*$/.test(segment)
}

const patterns = pageRoutes.map(({ path }) => segmentsOf(path))

/** Returns the path with its fixed segments spelt as in page-routes.ts, or undefined without a page. */
function pagePath(segments: readonly string[]): string | undefined {
  for (const pattern of patterns) {
    if (pattern.length !== segments.length) continue
    const spelt = pattern.map((part, index) => {
      const segment = segments[index] ?? ''
      if (part.startsWith('$')) return segment
      return part.toLowerCase() === segment.toLowerCase() ? part : null
    })
    if (!spelt.includes(null)) return `/${spelt.join('/')}`
  }
  return undefined
}
