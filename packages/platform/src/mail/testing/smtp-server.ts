import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail that was received whole. Times are milliseconds since 1970. */
export type Delivery = {
  messageId: string
  /** Headers and content (RFC 5322). */
  source: Buffer
  arrived: number
  accepted?: number
  /** Time at which the sender disconnected before the answer. */
  interrupted?: number
}

export type SmtpServer = {
  /** For SMTP_URL. */
  url: string
  port: number
  deliveries: readonly Delivery[]
  /** Drops all connections and stops listening. */
  close(): Promise<void>
}

/**
 * Starts a mail server on the loopback without TLS and logins.
 * @param reply returns the answer to a whole mail, such as `250 2.0.0 Taken`
 * @param port 0 for a free one
 */
export async function startSmtpServer(
  reply: (messageId: string) => Promise<string>,
  port = 0,
): Promise<SmtpServer> {
  const deliveries: Delivery[] = []
  const inHand = new Map<string, Delivery>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    async onData(stream, session, callback) {
      const source = await buffer(stream)
      const messageId = /^Message-ID: <(.*)>/im.exec(source.toString())?.[1] ?? ''
      const delivery: Delivery = { messageId, source, arrived: Date.now() }
      deliveries.push(delivery)
      inHand.set(session.id, delivery)
      const line = await reply(messageId)
      inHand.delete(session.id)
      const [, code, text = ''] = /^(\d{3}) (.*)/.exec(line) ?? []
      if (code !== '250') return callback(Object.assign(new Error(text), { responseCode: Number(code) }))
      if (delivery.interrupted === undefined) delivery.accepted = Date.now()
      callback(null, text)
    },
    onClose({ id }) {
      const delivery = inHand.get(id)
      if (delivery) delivery.interrupted = Date.now()
    },
  })
  // A killed sender resets its connection in the middle of a line.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    deliveries,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
