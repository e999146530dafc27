import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Opens a request whose body is incomplete, and collects the response on its connection. */
export async function requestInHand(address: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /en/api/orders HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  )
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (piece) => {
      text += piece
    })
    socket.once('close', () => resolve(text))
    socket.once('error', () => resolve(text))
  })
  await pause(200)
  return { socket, answer }
}
