import { expect, test } from 'vitest'
import { compress, type EncodedResponse, packedBytes, packedResponse } from './encoded-response.ts'

const page = Buffer.from('<p>زيّ للطواقم</p>'.repeat(1_000))
const answerWith = (bodies: EncodedResponse['bodies']): EncodedResponse => ({
  etag: '"x"',
  headers: {},
  bodies,
})

test('packs an answer without changing its bodies, into the memory of the compressed ones', async () => {
  const whole = answerWith(await compress(page, 'small'))
  const packed = packedResponse(whole)
  expect(packed.bodies.identity.equals(page)).toBe(true)
  expect(packed.bodies.br).toBe(whole.bodies.br)
  expect(packed.bodies.gzip).toBe(whole.bodies.gzip)
  expect(packedBytes(packed)).toBeLessThan(page.length / 10)
})

test('shares one unpacked copy between readers', async () => {
  const { bodies } = packedResponse(answerWith(await compress(page, 'small')))
  const first = bodies.identity
  expect(bodies.identity).toBe(first)
})

test('leaves an answer unchanged that is too small to compress', () => {
  const small = answerWith({ identity: Buffer.from('{}') })
  expect(packedResponse(small)).toBe(small)
  expect(packedBytes(small)).toBe(2)
})
