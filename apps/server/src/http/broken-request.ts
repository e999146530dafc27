import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'

/** What is told of a request that is not answered as a request, and ends its connection. */
type BrokenStatus = 400 | 408 | 413 | 417 | 431

/** As Node answers them, by the code of its error; any other is a 400. */
const statuses: ReadonlyMap<unknown, BrokenStatus> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_HEADER_OVERFLOW', 431],
])

/**
 * Answers what cannot be read as HTTP, or did not come in time, where its connection still takes an answer, and ends it.
 *
 * @param error of Node's parser, with what it could not read
 * @param owesAnswer whether an answer to an earlier request is in hand on the connection, into or before which nothing may be written
 */
export function refuseUnreadable(error: Error, socket: Duplex, owesAnswer: boolean): void {
  const code = 'code' in error ? error.code : undefined
  if (code !== 'ECONNRESET' && socket.writable && !owesAnswer) {
    const status = statuses.get(code) ?? 400
    const { headers, body } = brokenAnswer(status, lineOf(error))
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  }
  socket.destroy(error)
}

/** Answers a request of which no more than its headers is wrong, and ends its connection. */
export function refuseHeaders(
  status: 400 | 417,
  { method, url }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { headers, body } = brokenAnswer(status, `${method} ${url}`)
  outgoing.writeHead(status, headers).end(body)
}

/** An answer in JSON, in the language of the path that a request's first line names, where it is known. */
function brokenAnswer(status: BrokenStatus, requestLine: string) {
  const { tooLarge, unreadable } = (/^[A-Z]+ \/en\//.test(requestLine) ? en : ar).refusals
  const body = JSON.stringify({ message: status === 413 || status === 431 ? tooLarge : unreadable })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
  }
  return { headers, body }
}

/** The beginning of what could not be read, if it is known. */
function lineOf(error: Error): string {
  return 'rawPacket' in error && Buffer.isBuffer(error.rawPacket)
    ? error.rawPacket.toString('latin1', 0, 20)
    : ''
}
