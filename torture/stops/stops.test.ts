import { expect, test } from 'vitest'
import { withFilledShop } from '../harness/filled-shop.ts'
import { stopUnderLoad, turnedRed } from './stop-under-load.ts'

test('two stops under 16 busy clients reset no connection, and /readyz answers 503 until the end', async () => {
  await withFilledShop(async (dataDir) => {
    for (let round = 0; round < 2; round++) {
      const stop = await stopUnderLoad(dataDir, 16)
      const { met } = stop
      expect(met.resets).toEqual([])
      expect(Object.keys(met.answers).filter((status) => !['200', '201', '503'].includes(status))).toEqual([])
      expect(met.answers[200]).toBeGreaterThan(100)
      expect(turnedRed(stop)).toBe(true)
      expect(stop).toMatchObject({ exitCode: 0, unheardRejections: [] })
    }
  })
})
