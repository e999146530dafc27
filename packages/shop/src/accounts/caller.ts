/**
 * The client that a call comes from, whose limits count what the call costs.
 * @property client rate-limit key; undefined: the shop itself
 * @property isKnown the account has been logged in to on this device
 * @property limitMultiplier multiplies every number that the client may use
 */
export type Caller = { client?: string | undefined; isKnown?: boolean; limitMultiplier?: number }
