import { expect, test } from 'vitest'
import { listenEarly } from './http-server.ts'

test('while the shop starts, whoever asks is told to come again, as contract.md has it', async () => {
  const server = await listenEarly('127.0.0.1', 0)
  const ask = (path: string) => fetch(server.address + path)
  try {
    for (const path of ['/', '/readyz', '/ar/api/settings', '/en/api/settings']) {
      const answer = await ask(path)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('1')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect(await (await ask('/ar/api/settings')).json()).toEqual({
      message: 'المتجر مشغول الآن. حاول بعد قليل.',
    })
    expect((await ask('/en/api/settings')).headers.get('content-type')).toBe(
      'application/json; charset=utf-8',
    )
    expect((await ask('/healthz')).status).toBe(200)
    server.open(() => new Response('open'))
    expect(await (await ask('/')).text()).toBe('open')
  } finally {
    await server.close(1_000)
  }
})
