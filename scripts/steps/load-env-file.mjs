import { join } from 'node:path'
import { readEnvFile } from '../../apps/server/src/config/env-file.mjs'
import { ownerLanguage } from '../../apps/server/src/config/owner-language.mjs'
import { SettingsError } from '../../apps/server/src/config/settings-error.mjs'
import { root } from './root.mjs'

try {
  for (const [name, value] of Object.entries(readEnvFile(join(root, '.env')))) process.env[name] ??= value
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.in(ownerLanguage(process.env, root)))
  process.exit(1)
}
