import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import type { ShopRouter } from '../router.ts'

/** An id or a token in a path, with nothing around it. An id may be in Arabic or Persian digits, as in a field. */
const pathValue = /^(?![0٠۰][\d٠-٩۰-۹]*$)[\w.~٠-٩۰-۹-]+$/

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Finds the procedure that a method and a path below `/{lang}/api` name. */
export function createCallFinder(router: ShopRouter) {
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(router)

  /** The procedure with the values of its path; or the methods that this path has (405); none: 404. */
  return async (method: string, path: `/${string}`) => {
    const asked = method === 'HEAD' ? 'GET' : method
    const found = await matcher.match(asked, path)
    if (found) return hasPlainValues(found.params) ? { found } : { allow: [] }
    const others = await Promise.all(
      methods.map(async (other) => ((await matcher.match(other, path)) ? [other] : [])),
    )
    const allow = others.flat()
    return { allow: allow.includes('GET') ? ['HEAD', ...allow] : allow }
  }
}

function hasPlainValues(params: Record<string, string> = {}): boolean {
  return Object.values(params).every((value) => pathValue.test(value))
}
