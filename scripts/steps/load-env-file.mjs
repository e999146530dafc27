import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

// Node's `--env-file-if-exists` reports a missing file at every command.
const file = join(root, '.env')
if (existsSync(file)) process.loadEnvFile(file)
