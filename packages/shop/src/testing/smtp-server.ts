import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail that was handed over whole. Times are milliseconds since 1970. */
export type Delivery = {
  messageId: string
  arrived: number
  /** When the server took it. */
  accepted?: number
  /** When its sender hung up before the server had answered. */
  interrupted?: number
}

export type SmtpServer = {
  /** For SMTP_URL. */
  url: string
  deliveries: readonly Delivery[]
  close(): Promise<void>
}

/**
 * A mail server on a port of its own, as much of SMTP as a sender needs. It keeps no mail.
 * @param reply gives the line that a whole mail is answered with, such as `250 2.0.0 Taken`, when it likes to
 */
export async function startSmtpServer(reply: (messageId: string) => Promise<string>): Promise<SmtpServer> {
  const deliveries: Delivery[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    // A sender that is killed resets its connection in the middle of a line.
    converse(socket, async (messageId) => {
      const delivery: Delivery = { messageId, arrived: Date.now() }
      deliveries.push(delivery)
      const hungUp = () => {
        delivery.interrupted = Date.now()
      }
      socket.once('close', hungUp)
      const line = await reply(messageId)
      socket.off('close', hungUp)
      if (delivery.interrupted === undefined && line.startsWith('250')) delivery.accepted = Date.now()
      return line
    }).catch(() => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function converse(socket: Socket, take: (messageId: string) => Promise<string>): Promise<void> {
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`)
  let messageId: string | null = null
  say('220 mail.example ESMTP')
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (messageId !== null) {
      messageId = /^Message-ID: <(.*)>/i.exec(line)?.[1] ?? messageId
      if (line !== '.') continue
      say(await take(messageId))
      messageId = null
    } else if (/^DATA/i.test(line)) {
      messageId = ''
      say('354 Go on')
    } else if (/^QUIT/i.test(line)) {
      say('221 Bye')
      socket.end()
    } else say('250 mail.example')
  }
}
