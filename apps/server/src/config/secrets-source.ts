import { join } from 'node:path'
import type { KeySource } from '@zayy/platform/secrets/key-source'
import type { Settings } from './read-settings.mjs'

/** Where the shop's keys are: in the variable SECRETS, where it is set, or else in a file of DATA_DIR. */
export function secretsSource({ secrets, dataDir }: Settings): KeySource {
  return secrets === undefined ? { file: join(dataDir, 'secrets.json') } : { text: secrets }
}
