import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { SocketBounds } from './socket-bounds.ts'

type Turn = { inHand: number; waiting: (() => void)[]; paused: boolean }

/**
 * Bounds the answers that a connection has in hand. Further pipelined requests wait, and the socket is not read meanwhile:
 * otherwise answers that the client does not read would fill the memory.
 *
 * @returns a function that calls `begin` now or when the request's turn comes
 */
export function pipelinedRequests({ answersInHand, sentAhead }: SocketBounds) {
  const turns = new WeakMap<Socket, Turn>()

  const holdBack = (turn: Turn, socket: Socket) => {
    const paused = turn.waiting.length > 0
    // Repeated each time, as reading the body of another request resumes the socket.
    if (paused) socket.pause()
    else if (turn.paused) socket.resume()
    turn.paused = paused
  }

  const start = (turn: Turn, socket: Socket, outgoing: ServerResponse, begin: () => void) => {
    turn.inHand += 1
    outgoing.once('close', () => {
      turn.inHand -= 1
      if (socket.destroyed) return
      turn.waiting.shift()?.()
      holdBack(turn, socket)
    })
    begin()
  }

  return ({ socket }: IncomingMessage, outgoing: ServerResponse, begin: () => void): void => {
    if (socket.destroyed) return
    const turn = turns.get(socket) ?? { inHand: 0, waiting: [], paused: false }
    turns.set(socket, turn)
    if (turn.inHand < answersInHand) start(turn, socket, outgoing, begin)
    else if (turn.waiting.length >= sentAhead) socket.destroy()
    else {
      turn.waiting.push(() => start(turn, socket, outgoing, begin))
      holdBack(turn, socket)
    }
  }
}
