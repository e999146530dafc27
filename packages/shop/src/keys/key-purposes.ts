/**
 * What the shop's keys are for. Each purpose has keys of its own, so that what one signs means nothing to another:
 * - `bill-token`: links to bills
 * - `one-time-code`: the pepper of the codes that reset passwords, and the cookies by which accounts know devices; what is signed
 *   begins with which of the two it is
 * - `newsletter`: links that end a subscription
 */
export const keyPurposes = ['bill-token', 'one-time-code', 'newsletter'] as const

export type KeyPurpose = (typeof keyPurposes)[number]

export function isKeyPurpose(name: string): name is KeyPurpose {
  return keyPurposes.some((purpose) => purpose === name)
}
