/** Checks in the order of the output. */
type CheckName =
  | 'settings'
  | 'folder'
  | 'disk'
  | 'database'
  | 'demo'
  | 'pictures'
  | 'address'
  | 'clock'
  | 'mail'
  | 'payment'
  | 'backups'
  | 'log'

/**
 * The result of a check with advice. `warning`: the shop works, but something should be done; `error`: customers are affected, or
 * will be soon.
 */
export type Finding = { check: CheckName; state: 'ok' | 'warning' | 'error'; text: string }
