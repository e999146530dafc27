/** Checks in the order of the output. */
type CheckName =
  | 'settings'
  | 'folder'
  | 'disk'
  | 'database'
  | 'demo'
  | 'shop'
  | 'ministry'
  | 'pictures'
  | 'address'
  | 'clock'
  | 'mail'
  | 'payment'
  | 'zatca'
  | 'backups'
  | 'log'

/** A finding prevents sales, card payments, or opening to everybody. */
export const stages = ['sell', 'cards', 'public'] as const
export type Stage = (typeof stages)[number]

/**
 * The result of a check with advice. `warning`: the shop works, but something should be done; `error`: customers are affected, or
 * will be soon.
 */
export type Finding = { check: CheckName; state: 'ok' | 'warning' | 'error'; text: string; before?: Stage }
