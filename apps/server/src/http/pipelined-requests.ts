import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { SocketBounds } from './socket-bounds.ts'

type Turn = { inHand: number; waiting: (() => void)[]; paused: boolean }

/**
 * Lets each connection have a few answers in hand at a time. Requests that it sends ahead wait, and nothing more is read
 * from it until they have had their turn: answers that nobody reads would fill the memory otherwise.
 *
 * @returns what begins the answer to a request, now or when its turn comes
 */
export function pipelinedRequests({ answersInHand, sentAhead }: SocketBounds) {
  const turns = new WeakMap<Socket, Turn>()

  const holdBack = (turn: Turn, socket: Socket) => {
    const paused = turn.waiting.length > 0
    // Said again each time, as reading the body of another request lets the socket flow.
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
