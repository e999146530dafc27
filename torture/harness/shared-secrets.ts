import { formatKeys, newKey } from '@zayy/platform/secrets/keys'

/** Returns new secrets for servers that share a database but no DATA_DIR. */
export function sharedSecrets(): { SECRETS: string } {
  return { SECRETS: formatKeys([newKey(1, new Date())]) }
}
