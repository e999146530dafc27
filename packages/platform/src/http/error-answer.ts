import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Why a request is answered before the app sees it. */
export type EarlyError = 'starting' | 'busy' | 'rateLimited' | 'tooLarge' | 'unreadable'

/** Returns the body of an answer to `path`, which may be cut off or empty if the request could not be read. */
export type ErrorBody = (error: EarlyError, path: string) => { type: string; text: string }

export const plainErrorBody: ErrorBody = (error) => ({ type: 'text/plain', text: `${error}\n` })

type ParserStatus = 400 | 408 | 413 | 431

/** Node's own statuses, by the code of its parser's error; any other is a 400. */
const statuses: ReadonlyMap<unknown, ParserStatus> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_HEADER_OVERFLOW', 431],
])

/** Writes the errors that end a connection. */
export function connectionErrors(errorBody: ErrorBody) {
  const answer = (status: ParserStatus | 417, path: string) => {
    const { type, text } = errorBody(status === 413 || status === 431 ? 'tooLarge' : 'unreadable', path)
    const headers = {
      ...errorHeaders(type),
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    }
    return { headers, text }
  }
  return {
    /**
     * Answers a request that Node could not parse or that did not come in time, and destroys its connection.
     *
     * @param owesAnswer whether an earlier request on the connection still awaits its answer: nothing may be written before or into that
     */
    rejectUnreadable(error: Error, socket: Duplex, owesAnswer: boolean): void {
      const code = 'code' in error ? error.code : undefined
      if (code !== 'ECONNRESET' && socket.writable && !owesAnswer) {
        const status = statuses.get(code) ?? 400
        const { headers, text } = answer(status, pathOf(error))
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
      }
      socket.destroy(error)
    },
    /** Answers a request with a header that the server does not accept, and ends its connection. */
    rejectHeaders(status: 400 | 417, { url = '' }: IncomingMessage, outgoing: ServerResponse): void {
      const { headers, text } = answer(status, url)
      outgoing.writeHead(status, headers).end(text)
    },
  }
}

/** Returns the headers of every early error. */
export function errorHeaders(type: string) {
  return {
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
}

/** Returns the start of the requested path from the unreadable bytes; '' if there is none. */
function pathOf(error: Error): string {
  if (!('rawPacket' in error && Buffer.isBuffer(error.rawPacket))) return ''
  return /^[A-Z]+ (\S+)/.exec(error.rawPacket.toString('latin1', 0, 20))?.[1] ?? ''
}
