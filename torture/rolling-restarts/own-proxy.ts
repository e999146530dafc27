import { once } from 'node:events'
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type RunningProxy = {
  /** Name and version. */
  name: string
  output(): string
  stop(): Promise<unknown>
}

type Backend = { port: number; up: boolean; agent: Agent }

/** Starts a proxy in this process: round robin over the ready servers, with a retry on another after a refused connection. */
export async function startOwnProxy(
  port: number,
  servers: readonly number[],
  checkInterval: number,
): Promise<RunningProxy> {
  const backends = servers.map((each) => ({ port: each, up: false, agent: new Agent({ keepAlive: true }) }))
  let turn = 0
  const check = async (backend: Backend) => {
    backend.up = await isReady(backend.port)
  }
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: string, tries = 3) => {
    const ready = backends.filter(({ up }) => up)
    const backend = ready[turn++ % ready.length]
    if (!backend || tries === 0) return void outgoing.writeHead(503).end()
    const { method, url, headers } = incoming
    const { agent } = backend
    httpRequest({ port: backend.port, agent, method, path: url, headers }, (answer) => {
      const { connection: _, ...others } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, others)
      answer.pipe(outgoing)
    })
      .once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') forward(incoming, outgoing, body, tries - 1)
        else outgoing.writeHead(502).end()
      })
      .end(body)
  }
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => forward(incoming, outgoing, body))
  })
  await Promise.all(backends.map(check))
  const timer = setInterval(() => backends.map(check), checkInterval)
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    name: 'the proxy of this test',
    output: () => '',
    stop: async () => {
      clearInterval(timer)
      for (const { agent } of backends) agent.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Checks a server as many proxies do: in HTTP/1.0 without a Host header. */
async function isReady(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(1_000, () => socket.destroy())
  socket.write('GET /openz HTTP/1.0\r\n\r\n')
  const answer = await text(socket).catch(() => '')
  return answer.startsWith('HTTP/1.1 200 ')
}
