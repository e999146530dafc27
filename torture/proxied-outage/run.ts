import { report } from '../harness/report.ts'
import { caddyProgram } from '../harness/start-caddy.ts'
import { haproxyProgram } from '../harness/start-haproxy.ts'
import { outage } from './proxied-outage.ts'

const [caddy, haproxy] = [caddyProgram(), haproxyProgram()]
if (!caddy || !haproxy) throw new Error('Caddy and HAProxy are not installed: apt-get install caddy haproxy')
const result = await outage({ caddy, haproxy }, 20_000)
await report(import.meta.url, result, [
  [
    'kept pages are sent while the database is away',
    result.met.every(({ pages }) => pages.every((status) => status === 200)),
  ],
  [
    'an order is answered 503 with Retry-After and words meanwhile',
    result.met.every(
      ({ order }) => order.status === 503 && order.retryAfter !== null && order.message !== '',
    ),
  ],
  ['orders are taken again afterwards', result.met.every(({ orderAfter }) => orderAfter === 201)],
  [
    'without a server a proxy says to come again',
    result.met.every(({ stopped }) => stopped.status >= 502 && stopped.retryAfter !== null && stopped.says),
  ],
  [
    'the log names the outage once, its end once, and nothing else',
    result.away === 1 && result.back === 1 && result.otherErrors.length === 0,
  ],
])
