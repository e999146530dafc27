import { formatKeys, newKey } from '@zayy/platform/secrets/keys'

/** Keys for servers that share a database and have a DATA_DIR each. */
export function sharedSecrets(): { SECRETS: string } {
  return { SECRETS: formatKeys([newKey(1, new Date())]) }
}
