import { open } from 'node:fs/promises'
import { writeDurably } from '@zayy/platform/process/write-durably'
import { formatSecrets, parseSecrets, type Secrets } from './secrets.ts'
import { SecretsError } from './secrets-error.ts'

/** Where the keys are: a file (`DATA_DIR/secrets.json`), or the text of the variable SECRETS. */
export type SecretsSource = { file: string } | { text: string }

/** In bytes: some 600 keys. */
const greatestFile = 64 * 1024

/** How the operator knows a source. */
export function nameOf(source: SecretsSource): string {
  return 'file' in source ? source.file : 'SECRETS'
}

/**
 * Reads the keys of a source. A file that is not there holds none.
 * @throws SecretsError where they cannot be read, are no keys, or may be read by others
 */
export async function readSecrets(source: SecretsSource): Promise<Secrets> {
  const text = 'file' in source ? await readFile(source.file) : source.text
  if (text === undefined) return new Map()
  const secrets = parseSecrets(text)
  if (typeof secrets !== 'function') return secrets
  throw new SecretsError((messages) => messages.unreadable(nameOf(source), secrets(messages)))
}

/** Replaces the file whole, for its owner alone to read. */
export async function writeSecretsFile(path: string, secrets: Secrets): Promise<void> {
  await writeDurably(path, formatSecrets(secrets), 0o600)
}

async function readFile(path: string): Promise<string | undefined> {
  try {
    const file = await open(path)
    try {
      const { mode, size } = await file.stat()
      if (process.platform !== 'win32' && (mode & 0o077) !== 0)
        throw new SecretsError((messages) => messages.open(path))
      if (size > greatestFile) throw new SecretsError((messages) => messages.tooLarge(path))
      return await file.readFile('utf8')
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof SecretsError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new SecretsError((messages) => messages.cannotRead(path, message))
  }
}
