import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { answerOutcome } from './answer-outcome.ts'
import { zatcaPlatform } from './zatca-platform.ts'

/** Sends a document to a server with this listener and returns the platform's answer. */
async function answerOf(listener: RequestListener, signal?: AbortSignal) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const platform = zatcaPlatform('production', async (request) => {
    const { pathname } = new URL(request.url)
    return await fetch(new Request(`http://127.0.0.1:${port}${pathname}`, request))
  })
  const credentials = { token: 'token', secret: 'secret' }
  const answer = await platform.call(
    { path: 'invoices/reporting/single', body: { uuid: 'a' }, credentials },
    signal,
  )
  server.closeAllConnections()
  server.close()
  return answer
}

test('sends version, credentials and body, and reads status, body and clock', async () => {
  let asked: unknown
  const answer = await answerOf((request, response) => {
    const { authorization, 'accept-version': version } = request.headers
    asked = { method: request.method, url: request.url, authorization, version }
    response.writeHead(202, { date: 'Fri, 27 Nov 2026 12:00:00 GMT' }).end('{"a":1}')
  })
  expect(answer).toEqual({ status: 202, body: '{"a":1}', date: new Date('2026-11-27T12:00:00Z') })
  expect(asked).toEqual({
    method: 'POST',
    url: '/e-invoicing/core/invoices/reporting/single',
    version: 'V2',
    authorization: `Basic ${btoa('token:secret')}`,
  })
})

test('does not follow a redirection', async () => {
  let calls = 0
  const answer = await answerOf((_, response) => {
    calls += 1
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect([answer.status, calls]).toEqual([302, 1])
})

const faults: [string, RequestListener][] = [
  ['ends the connection', (request) => void request.socket.destroy()],
  ['sends more than 8 MB', (_, response) => void response.end('x'.repeat(9 * 1024 * 1024))],
  [
    'breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{')
      setTimeout(() => response.destroy(), 10)
    },
  ],
  ['has no date', (_, response) => void response.writeHead(500, { date: 'yesterday' }).end('\u0000\uFFFE')],
  [
    'sends bytes that are no UTF-8',
    (_, response) => void response.writeHead(400).end(Buffer.from([0xff, 0])),
  ],
  ['nests without end', (_, response) => void response.end('['.repeat(1_000_000))],
]

test.each(faults)('the outcome is unknown if the platform %s', async (_, listener) => {
  const answer = await answerOf(listener)
  expect(answerOutcome('reporting', answer).kind).toBe('unknown')
})

test('gives up with the job that sends', async () => {
  const answer = await answerOf(
    (_, response) => void response.writeHead(200).write('{'),
    AbortSignal.timeout(200),
  )
  expect(answer).toMatchObject({ status: 0, body: expect.stringContaining('TimeoutError') })
})
