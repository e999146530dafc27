import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import type { ShopRouter } from '../router.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Finds the procedure that a method and a path below `/{lang}/api` name. */
export function createCallFinder(router: ShopRouter) {
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(router)

  /** The procedure with what stands in the path; or the methods that this path has (405); none of them: 404. */
  return async (method: string, path: `/${string}`) => {
    const asked = method === 'HEAD' ? 'GET' : method
    const found = await matcher.match(asked, path)
    if (found) return { found }
    const others = await Promise.all(
      methods.map(async (other) => ((await matcher.match(other, path)) ? [other] : [])),
    )
    const allow = others.flat()
    return { allow: allow.includes('GET') ? ['HEAD', ...allow] : allow }
  }
}
