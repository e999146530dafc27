import { expect, test } from 'vitest'
import { sharedBody } from './shared-body.ts'

test('sends the given memory without copying it, any number of times', async () => {
  const bytes = Buffer.from('text')
  for (let answer = 0; answer < 2; answer += 1) {
    const reader = new Response(sharedBody(bytes)).body?.getReader()
    expect((await reader?.read())?.value?.buffer).toBe(bytes.buffer)
    expect((await reader?.read())?.done).toBe(true)
  }
  expect(await new Response(sharedBody(bytes)).text()).toBe('text')
  expect(await new Response(sharedBody(new Uint8Array(0))).text()).toBe('')
})
