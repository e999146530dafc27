import { routes } from './routes.ts'

/** @property successStatus the status of an answer that says what was asked for; 200 where it is left out */
export type CallRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/{lang}/api`, with names in braces: `/products/{id}`. */
  path: `/${string}`
  successStatus?: number
}

const byName = new Map<string, CallRoute>(
  Object.entries(routes).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([procedure, route]): [string, CallRoute] => [
      `${feature}.${procedure}`,
      route,
    ]),
  ),
)

/**
 * The route of a call by its place in the contract, such as `['orders', 'place']`.
 * @throws where the contract has no such call
 */
export function routeOf(path: readonly string[]): CallRoute {
  const route = byName.get(path.join('.'))
  if (!route) throw new Error(`The contract has no call ${path.join('.')}`)
  return route
}
