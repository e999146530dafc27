import { keyRing } from '@zayy/platform/secrets/key-ring'
import { newKey } from '@zayy/platform/secrets/keys'

const keys = [newKey(1, new Date(0))]

export const testKeys = keyRing(
  () => keys,
  () => new Date(),
)
