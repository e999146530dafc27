import { limitMultiplier } from '../config/limit-multiplier.ts'
import type { Settings } from '../config/read-settings.mjs'

/** What one connection may take, and all of one client's. Times in milliseconds. */
export type SocketBounds = {
  /** From the first byte, or from connecting, until the headers are whole. */
  headers: number
  /** Until the body is, too. */
  request: number
  /** Until a body is whole, or 64 KB of it have come. */
  smallBody: number
  /** After an answer, until the next request. */
  idle: number
  /**
   * In which nothing is read or written, longer than any answer takes to be worked out. Node looks whether an answer
   * went on when it has passed: one that nobody reads ends after twice as long at most.
   */
  stalled: number
  /** From the moment when an answer is begun until its client has taken it whole, however slowly. */
  answer: number
  /** Answers of one connection that are worked on or waiting to be read, at the same time. */
  answersInHand: number
  /** Further requests that a connection may send ahead. No browser does; one that sends more is ended. */
  sentAhead: number
  /** Connections of one client address: an office of thirty browsers. */
  perClient: number
  /** Connections in all. */
  all: number
  /** Connections beyond these, on which only health checks are answered. */
  reserved: number
}

export const socketBounds: SocketBounds = {
  headers: 10_000,
  request: 20_000,
  smallBody: 5_000,
  idle: 5_000,
  stalled: 15_000,
  answer: 120_000,
  answersInHand: 4,
  sentAhead: 60,
  perClient: 200,
  all: 2_000,
  reserved: 50,
}

/** Of a client's connections, as many as LIMITS lets it have; of all, as many as ever. */
export function boundsOf(limits: Settings['limits']): SocketBounds {
  return { ...socketBounds, perClient: limitMultiplier(limits) * socketBounds.perClient }
}
