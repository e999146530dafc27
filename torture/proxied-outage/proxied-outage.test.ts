import { expect, test } from 'vitest'
import { caddyProgram } from '../harness/start-caddy.ts'
import { haproxyProgram } from '../harness/start-haproxy.ts'
import { outage } from './proxied-outage.ts'

const [caddy, haproxy] = [caddyProgram(), haproxyProgram()]

test.runIf(caddy && haproxy)(
  'behind the proxies of deploy/, a shop without its database serves cached pages, rejects orders with a message, and logs the outage once',
  async () => {
    const { met, ...logged } = await outage({ caddy: caddy ?? '', haproxy: haproxy ?? '' }, 3_000)
    expect(logged).toEqual({ away: 1, back: 1, otherErrors: [] })
    for (const one of met)
      expect(one).toEqual({
        proxy: expect.any(String),
        pages: [200, 200, 200, 200],
        order: { status: 503, retryAfter: expect.any(String), message: expect.stringMatching(/\S/) },
        orderAfter: 201,
        stopped: {
          status: expect.toSatisfy((status) => status === 502 || status === 503),
          retryAfter: '5',
          says: true,
        },
      })
  },
  120_000,
)
