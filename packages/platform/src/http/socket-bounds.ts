/** Bounds of a connection, of a client and of the server. Times in milliseconds. */
export type SocketBounds = {
  /** From connecting, or from the first byte of a request, until its headers are complete. */
  headers: number
  /** The same, until its body is complete. */
  request: number
  /** From the headers until the body is complete or 64 KB of it have arrived. */
  smallBody: number
  /** From an answer until the next request. */
  idle: number
  /**
   * Time without a read or write after which a connection is dropped; longer than any answer takes to make. Node checks
   * only when it has passed, so an answer that is not read ends after twice the time at most.
   */
  stalled: number
  /** From the start of an answer until its client has received it whole. */
  answer: number
  /** Time in which a server that closes accepts connections that have come already. */
  accepting: number
  /** Concurrent answers of one connection, in the making or not yet read. */
  answersInHand: number
  /** Further pipelined requests of a connection, which is dropped beyond that. Browsers send none. */
  sentAhead: number
  /** Connections of one client address; enough for an office of thirty browsers. */
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
  accepting: 2_000,
  answersInHand: 4,
  sentAhead: 60,
  perClient: 200,
  all: 2_000,
  reserved: 50,
}
