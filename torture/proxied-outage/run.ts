import { report } from '../harness/report.ts'
import { caddyProgram } from '../harness/start-caddy.ts'
import { haproxyProgram } from '../harness/start-haproxy.ts'
import { outage } from './proxied-outage.ts'

const [caddy, haproxy] = [caddyProgram(), haproxyProgram()]
if (!caddy || !haproxy) throw new Error('Caddy and HAProxy are not installed: apt-get install caddy haproxy')
const result = await outage({ caddy, haproxy }, 20_000)
await report(import.meta.url, result, [
  [
    'cached pages are served during the outage',
    result.met.every(({ pages }) => pages.every((status) => status === 200)),
  ],
  [
    'an order is rejected with 503, Retry-After and a message during the outage',
    result.met.every(
      ({ order }) => order.status === 503 && order.retryAfter !== null && order.message !== '',
    ),
  ],
  ['orders are accepted after the outage', result.met.every(({ orderAfter }) => orderAfter === 201)],
  [
    'without a server a proxy answers with Retry-After and a page',
    result.met.every(({ stopped }) => stopped.status >= 502 && stopped.retryAfter !== null && stopped.says),
  ],
  [
    'the log has one line for the outage, one for its end, and no other error',
    result.away === 1 && result.back === 1 && result.otherErrors.length === 0,
  ],
])
