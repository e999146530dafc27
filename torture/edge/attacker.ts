import { connect, type Socket } from 'node:net'

/** The server's reactions to an attack. */
export type Met = {
  /** Number of answers by status. */
  statuses: Record<string, number>
  /** Connections that were closed or refused. */
  ended: number
  /** Of these, connections closed without an answer. */
  unanswered: number
}

/** Sends requests from the attacker's address until `signal` aborts. */
export type Attack = (shop: AttackedShop, signal: AbortSignal) => Promise<Met>

export type AttackedShop = {
  /** For example `http://127.0.0.1:41234`. */
  address: string
  /** Client address of the attack: in the loopback network, other than the visitor's. */
  attacker: string
  /** Paths of images in every width and format. */
  images: readonly string[]
  /** Returns whether the held connections got the expected reactions. Polled, because a busy machine needs time. */
  meets?: ((met: Met) => boolean) | undefined
}

/** Opens a connection and counts its statuses and its end in `met`. */
export function attackingSocket({ address, attacker }: AttackedShop, met: Met): Socket {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), localAddress: attacker })
  socket.on('error', () => {})
  socket.once('close', () => {
    met.ended += 1
    if (socket.bytesRead === 0) met.unanswered += 1
  })
  socket.on('data', (piece) => {
    for (const [, status = ''] of piece.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g))
      met.statuses[status] = (met.statuses[status] ?? 0) + 1
  })
  return socket
}

/** Returns the bytes of an HTTP request. */
export function wire(method: 'GET' | 'POST', path: string, body = ''): string {
  const length = Buffer.byteLength(body)
  const type = body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${length}\r\n`
  return `${method} ${path} HTTP/1.1\r\nHost: shop.test\r\n${type}\r\n${body}`
}

/** Waits until a socket has received data or closed. */
export function answered(socket: Socket): Promise<void> {
  if (socket.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const settle = () => {
      socket.off('data', settle).off('close', settle)
      resolve()
    }
    socket.once('data', settle).once('close', settle)
  })
}
