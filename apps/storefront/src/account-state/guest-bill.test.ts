import { describe, expect, it } from 'vitest'
import { parseGuestBill, storedPart } from './guest-bill.ts'
import { exampleBill } from '@zayy/contract/orders/testing/example-bill'

const now = Date.parse('2026-11-21T16:20:00Z')
const storedText = (until: number) => JSON.stringify({ until, ...storedPart(exampleBill()) })

describe('a bill in the browser', () => {
  it('says nothing about who ordered and where it goes', () => {
    const text = storedText(now + 1)
    for (const secret of ['سارة', 'sara@', '0551234567', 'التحلية', 'buyer'])
      expect(text).not.toContain(secret)
  })

  it('comes back as it was kept, for as long as it is kept', () => {
    expect(parseGuestBill(storedText(now + 1), now)).toEqual(storedPart(exampleBill()))
    expect(parseGuestBill(storedText(now), now)).toBeNull()
  })

  it.each(['', '7', '{}', '{"token":"x"}', storedText(now + 1).replace('"piece"', '"other"')])(
    'is none when it reads %s',
    (text) => expect(parseGuestBill(text, now)).toBeNull(),
  )
})
