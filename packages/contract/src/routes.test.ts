import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { routes } from './routes.ts'
import { contractRouteOf } from './testing/procedure-parts.ts'

test('the routes that a browser gets are those of the contract, call by call', () => {
  const ofContract = Object.entries(contract).map(([feature, calls]) => [
    feature,
    Object.fromEntries(
      Object.entries(calls).map(([call, procedure]) => {
        const { method, path, successStatus } = contractRouteOf(procedure)
        return [call, { method, path, ...(successStatus ? { successStatus } : {}) }]
      }),
    ),
  ])
  expect(Object.fromEntries(ofContract)).toEqual(routes)
})
