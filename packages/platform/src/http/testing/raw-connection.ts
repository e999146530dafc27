import { connect, type Socket } from 'node:net'

/** A connection that speaks HTTP byte by byte. */
export type RawConnection = {
  socket: Socket
  /** The received text once the connection is closed, and whether it was reset. */
  ended: Promise<{ text: string; reset: boolean }>
}

/** Connects to a server such as `http://127.0.0.1:41234` and sends `text`. */
export function rawConnection(address: string, text: string): RawConnection {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const pieces: Buffer[] = []
  const ended = new Promise<{ text: string; reset: boolean }>((resolve) => {
    const end = (reset: boolean) => resolve({ text: Buffer.concat(pieces).toString(), reset })
    socket.on('data', (piece) => pieces.push(piece))
    socket.once('error', () => end(true))
    socket.once('close', () => end(false))
  })
  socket.write(text)
  return { socket, ended }
}
