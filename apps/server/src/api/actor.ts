/** Who makes a call, as far as the shop knows. */
export type Actor = { kind: 'nobody' } | { kind: 'customer'; id: number }

export const nobody: Actor = { kind: 'nobody' }
