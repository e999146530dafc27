import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { routes } from './routes.ts'

test('the routes that a browser gets are those of the contract, call by call', () => {
  const ofContract = Object.entries(contract).map(([feature, calls]) => [
    feature,
    Object.fromEntries(
      Object.entries(calls).map(([call, procedure]) => {
        const { method, path, successStatus } = procedure['~orpc'].route
        return [call, { method, path, ...(successStatus ? { successStatus } : {}) }]
      }),
    ),
  ])
  expect(Object.fromEntries(ofContract)).toEqual(routes)
})
