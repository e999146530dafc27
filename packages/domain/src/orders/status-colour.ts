/** "Completed is green, pending yellow, on hold red, anything else gray." */

export type StatusColour = 'green' | 'yellow' | 'red' | 'gray'

/** The colour cue of an order's status (spec, 4). */
export function statusColour(status: string): StatusColour {
  if (status === 'completed') return 'green'
  if (status === 'pending') return 'yellow'
  if (status === 'on hold') return 'red'
  return 'gray'
}
