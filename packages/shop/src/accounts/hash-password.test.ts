import { expect, test } from 'vitest'
import { isPassword } from './hash-password.ts'

test('50 passwords wait while two are compared; one more is refused, unless more are allowed', async () => {
  const compare = (limitTimes?: number) => isPassword('not this one', undefined, limitTimes)
  const begun = Array.from({ length: 52 }, () => compare())
  await expect(compare()).rejects.toMatchObject({ status: 429, code: 'tooOften' })
  begun.push(compare(1_000))
  expect(await Promise.all(begun)).toEqual(Array(53).fill(false))
})
