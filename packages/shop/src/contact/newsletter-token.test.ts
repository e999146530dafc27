import { newKey } from '@zayy/platform/secrets/keys'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringOf } from '../testing/test-keys.ts'
import { newsletterToken, subscriberOfToken } from './newsletter-token.ts'

const first = newKey(1, new Date(0))
const keys = ringOf(first)
const rotated = ringOf(first, newKey(2, new Date(0)))
const subscriberId = fc.integer({ min: 1, max: 2_147_483_647 })

test('reads the subscriber from a token, also after a key rotation', () => {
  fc.assert(
    fc.property(subscriberId, (id) => {
      for (const token of [newsletterToken(keys, id), newsletterToken(rotated, id)])
        expect(subscriberOfToken(rotated, token)).toBe(id)
    }),
  )
})

test('rejects a token that was changed, signed with another key or has no version', () => {
  const other = ringOf(newKey(1, new Date(0)))
  fc.assert(
    fc.property(subscriberId, fc.nat(), fc.constantFrom(...'0aAzZ9-_=. é'), (id, at, character) => {
      const token = newsletterToken(keys, id)
      const place = at % token.length
      const changed = token.slice(0, place) + character + token.slice(place + 1)
      expect(subscriberOfToken(keys, changed)).toBe(changed === token ? id : null)
      expect(subscriberOfToken(other, token)).toBeNull()
      expect(subscriberOfToken(keys, token.replace('-1-', '-'))).toBeNull()
    }),
  )
})
