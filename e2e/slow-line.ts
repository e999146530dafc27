import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Number of pieces of a page and the pause between them, long enough to paint. */
const pieces = 60
const pauseMs = 20

/** A proxy that sends pages in pieces and everything else unchanged. */
export type SlowLine = { origin: string; close(): Promise<void> }

/** Starts the proxy for the shop at `origin` on a free port. */
export async function openSlowLine(origin: string): Promise<SlowLine> {
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': _, ...headers } = asked.headers
    const passedOn = request(
      new URL(asked.url ?? '/', origin),
      { method: asked.method, headers },
      (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers)
        if (found.headers['content-type']?.startsWith('text/html')) void inPieces(found, answer)
        else found.pipe(answer)
      },
    )
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function inPieces(page: IncomingMessage, answer: ServerResponse): Promise<void> {
  const html = Buffer.concat(await page.toArray())
  const size = Math.ceil(html.length / pieces)
  for (let at = 0; at < html.length; at += size) {
    answer.write(html.subarray(at, at + size))
    await wait(pauseMs)
  }
  answer.end()
}
