/** Bounds of a connection, of a client and of the server. Times in milliseconds. */
export const socketBounds = {
  /** From connecting, or from the first byte of a request, until its headers are complete. */
  headers: 10_000,
  /** The same, until its body is complete. */
  request: 20_000,
  /** From the headers until the body is complete or 64 KB of it have arrived. */
  smallBody: 5_000,
  /** From an answer until the next request. */
  idle: 5_000,
  /**
   * Time without a read or write after which a connection is dropped; longer than any answer takes to make. Node checks
   * only when it has passed, so an answer that is not read ends after twice the time at most.
   */
  stalled: 15_000,
  /** From the start of an answer until its client has received it whole. */
  answer: 120_000,
  /** Time in which a server that closes accepts connections that have come already. */
  accepting: 2_000,
  /** Concurrent answers of one connection, in the making or not yet read. */
  answersInHand: 4,
  /** Further pipelined requests of a connection, which is dropped beyond that. Browsers send none. */
  sentAhead: 60,
  /** Connections of one client address; enough for an office of thirty browsers. */
  perClient: 200,
  all: 2_000,
  /** Connections beyond these, on which only health checks are answered. */
  reserved: 50,
}

export type SocketBounds = typeof socketBounds
