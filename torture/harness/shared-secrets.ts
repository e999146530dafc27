import { keyPurposes } from '@zayy/shop/keys/key-purposes'
import { formatSecrets, newKey } from '@zayy/shop/keys/secrets'

/** Keys for servers that share a database and have a DATA_DIR each. */
export function sharedSecrets(): { SECRETS: string } {
  const secrets = new Map(keyPurposes.map((purpose) => [purpose, [newKey(1, new Date())]]))
  return { SECRETS: formatSecrets(secrets) }
}
