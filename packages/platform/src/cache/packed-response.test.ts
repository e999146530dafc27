import { expect, test } from 'vitest'
import { packedResponse, packedBytes } from './packed-response.ts'
import { compress, type EncodedResponse } from './encoded-response.ts'

const page = Buffer.from('<p>زيّ للطواقم</p>'.repeat(1_000))
const answerWith = (bodies: EncodedResponse['bodies']): EncodedResponse => ({
  etag: '"x"',
  headers: {},
  bodies,
})

test('a packed answer has the same forms, and takes what the compressed ones take', async () => {
  const whole = answerWith(await compress(page, 'best'))
  const packed = packedResponse(whole)
  expect(packed.bodies.identity.equals(page)).toBe(true)
  expect(packed.bodies.br).toBe(whole.bodies.br)
  expect(packed.bodies.gzip).toBe(whole.bodies.gzip)
  expect(packedBytes(packed)).toBeLessThan(page.length / 10)
})

test('all who read the plain form at once share one copy', async () => {
  const { bodies } = packedResponse(answerWith(await compress(page, 'best')))
  const first = bodies.identity
  expect(bodies.identity).toBe(first)
})

test('one that is too small to be compressed stays as it is', () => {
  const small = answerWith({ identity: Buffer.from('{}') })
  expect(packedResponse(small)).toBe(small)
  expect(packedBytes(small)).toBe(2)
})
