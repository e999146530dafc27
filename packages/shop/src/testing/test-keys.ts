import { keyPurposes } from '../keys/key-purposes.ts'
import { keyRing } from '../keys/key-ring.ts'
import { newKey } from '../keys/secrets.ts'

const secrets = new Map(keyPurposes.map((purpose) => [purpose, [newKey(1, new Date(0))]]))

/** Keys of this run's own, one for each purpose. */
export const testKeys = keyRing(
  () => secrets,
  () => new Date(),
)
