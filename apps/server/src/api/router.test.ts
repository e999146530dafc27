import { callOf } from '@zayy/contract/calls'
import type { CallPolicy } from '@zayy/contract/policies'
import { expect, test } from 'vitest'
import { requireAccess } from './actor.ts'
import { checkPolicies, createRouter } from './router.ts'

const router = createRouter(false)
const place = callOf(['orders', 'place'])

test('every call of the shop has a policy', () => {
  expect(() => checkPolicies(router)).not.toThrow()
})

test('a call without a policy fails the start', () => {
  const unknown = { ...router, orders: { ...router.orders, refund: router.orders.place } }
  expect(() => checkPolicies(unknown)).toThrow('The contract declares no call orders.refund')
})

test.each<[Partial<CallPolicy>, string]>([
  [{ origin: 'any' }, "orders.place is not a GET: its origin must be 'own'"],
  [{ cache: 'public' }, "orders.place is not a GET: its cache must be 'private'"],
])('a change with %o ends the start', (policy, message) => {
  expect(() =>
    checkPolicies({ orders: { place: router.orders.place } }, () => ({ ...place, ...policy })),
  ).toThrow(message)
})

test.each([
  ['anybody', { kind: 'anonymous' }, undefined, true],
  ['anybody', { kind: 'anonymous' }, 'dead', true],
  ['anybody', { kind: 'customer', id: 1 }, 'living', true],
  ['guestOrCustomer', { kind: 'anonymous' }, undefined, true],
  ['guestOrCustomer', { kind: 'anonymous' }, 'dead', false],
  ['guestOrCustomer', { kind: 'customer', id: 1 }, 'living', true],
  ['customer', { kind: 'anonymous' }, undefined, false],
  ['customer', { kind: 'anonymous' }, 'dead', false],
  ['customer', { kind: 'customer', id: 1 }, 'living', true],
] as const)('access for %s admits %o with the token %s: %s', (access, actor, token, isLetIn) => {
  const asking = () => requireAccess({ access }, { actor, token })
  if (isLetIn) expect(asking).not.toThrow()
  else expect(asking).toThrow(expect.objectContaining({ status: 401, code: 'signIn' }))
})
