import { contract } from './contract.ts'
import type { Call, RouteTable } from './define-call.ts'

/** All calls by their path in the contract, such as `orders.place`. */
export const calls: ReadonlyMap<string, Call> = new Map(
  Object.entries(contract).flatMap(([feature, procedures]) =>
    Object.entries(procedures).map(([name, procedure]): [string, Call] => [
      `${feature}.${name}`,
      procedure['~orpc'].meta,
    ]),
  ),
)

/**
 * Returns the call at a path in the contract, such as `['orders', 'place']`.
 * @throws Error if there is none
 */
export function callOf(path: readonly string[]): Call {
  const call = calls.get(path.join('.'))
  if (!call) throw new Error(`The contract declares no call ${path.join('.')}`)
  return call
}

/**
 * The part of the contract that the browser's client needs. The storefront's build inlines it, so no schema reaches a
 * browser.
 */
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
