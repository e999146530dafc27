import { contract } from './contract.ts'
import type { Call, RouteTable } from './define-call.ts'

/** Every call by its place in the contract, such as `orders.place`. */
export const calls: ReadonlyMap<string, Call> = new Map(
  Object.entries(contract).flatMap(([feature, procedures]) =>
    Object.entries(procedures).map(([name, procedure]): [string, Call] => [
      `${feature}.${name}`,
      procedure['~orpc'].meta,
    ]),
  ),
)

/**
 * The call at a place in the contract, such as `['orders', 'place']`.
 * @throws if the contract has none
 */
export function callOf(path: readonly string[]): Call {
  const call = calls.get(path.join('.'))
  if (!call) throw new Error(`The contract declares no call ${path.join('.')}`)
  return call
}

/** What a browser's client has to know of the contract. The storefront's build inlines it, so no schema reaches a browser. */
export const routeTable: RouteTable = Object.fromEntries(
  Object.entries(contract).map(([feature, procedures]) => [
    feature,
    Object.fromEntries(
      Object.entries(procedures).map(
        ([
          name,
          {
            '~orpc': { meta },
          },
        ]) => [name, [meta.method, meta.path]],
      ),
    ),
  ]),
)
