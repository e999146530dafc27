import { type Keys, keyRing } from '@zayy/platform/secrets/key-ring'
import { type Key, newKey } from '@zayy/platform/secrets/keys'

export function ringOf(...keys: Key[]): Keys {
  return keyRing(
    () => keys,
    () => new Date(),
  )
}

export const testKeys = ringOf(newKey(1, new Date(0)))
