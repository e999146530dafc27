/** What is looked at, in the order in which it is shown. */
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
 * What a check found, with what to do about it. `warning`: the shop works, and something is worth doing; `error`: customers are
 * turned away, or will be soon.
 */
export type Finding = { check: CheckName; state: 'ok' | 'warning' | 'error'; text: string }
