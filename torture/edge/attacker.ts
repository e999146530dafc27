import { connect, type Socket } from 'node:net'

/** What an attack has met. */
export type Met = {
  /** How many answers began with which status. */
  statuses: Record<string, number>
  /** Connections that were ended or refused. */
  ended: number
  /** Of these, how many before anything was answered. */
  unanswered: number
}

/** Sends requests from the attacker's address until it is told to stop. */
export type Attack = (shop: AttackedShop, signal: AbortSignal) => Promise<Met>

export type AttackedShop = {
  /** Such as `http://127.0.0.1:41234`. */
  address: string
  /** Where the attack comes from: an address of the loopback network that is not the visitor's. */
  attacker: string
  /** The addresses of pictures, each in every width and format. */
  pictures: readonly string[]
  /** Whether held connections have met what they should: a busy machine needs a while for all of them. */
  meets?: ((met: Met) => boolean) | undefined
}

/** Opens a connection; `met` is told of each status that comes and of its end. */
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

/** A request as it goes over the wire. */
export function wire(method: 'GET' | 'POST', path: string, body = ''): string {
  const length = Buffer.byteLength(body)
  const type = body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${length}\r\n`
  return `${method} ${path} HTTP/1.1\r\nHost: shop.test\r\n${type}\r\n${body}`
}

/** Waits until a socket has ended or something has come. */
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
