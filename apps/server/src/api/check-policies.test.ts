import { type CallPolicy, policyOf } from '@zayy/contract/policies'
import { expect, test } from 'vitest'
import { checkPolicies } from './check-policies.ts'
import { requireAccess } from './require-access.ts'
import { createRouter } from './router.ts'

const router = createRouter(false)
const place = policyOf(['orders', 'place'])

test('every call of the shop has a policy', () => {
  expect(() => checkPolicies(router)).not.toThrow()
})

test('a call for which nothing is declared ends the start', () => {
  const unknown = { ...router, orders: { ...router.orders, refund: router.orders.place } }
  expect(() => checkPolicies(unknown)).toThrow('No policy is declared for the call orders.refund')
})

test.each<[Partial<CallPolicy>, string]>([
  [{ origin: 'any' }, "orders.place changes something: its origin has to be 'own'"],
  [{ cache: 'public' }, "orders.place changes something: its answer has to be 'private'"],
])('a change with %o ends the start', (policy, message) => {
  expect(() =>
    checkPolicies({ orders: { place: router.orders.place } }, () => ({ ...place, ...policy })),
  ).toThrow(message)
})

test.each([
  ['anybody', { kind: 'nobody' }, true],
  ['anybody', { kind: 'customer', id: 1 }, true],
  ['customer', { kind: 'nobody' }, false],
  ['customer', { kind: 'customer', id: 1 }, true],
] as const)('access for %s lets %o in: %s', (access, actor, isLetIn) => {
  const asking = () => requireAccess({ access }, actor)
  if (isLetIn) expect(asking).not.toThrow()
  else expect(asking).toThrow(expect.objectContaining({ status: 401, code: 'signIn' }))
})
