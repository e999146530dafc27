import { open } from 'node:fs/promises'
import { writeDurably } from '../process/write-durably.ts'
import { formatKeys, type Key, parseKeys } from './keys.ts'
import { SecretsError } from './secrets-error.ts'

/** Where the keys are: a file (`DATA_DIR/secrets.json`), or the text of the variable SECRETS. */
export type KeySource = { file: string } | { text: string }

/** Enough for about 600 keys. */
const MAX_FILE_BYTES = 64 * 1024

export function nameOfSource(source: KeySource): string {
  return 'file' in source ? source.file : 'SECRETS'
}

/**
 * Loads the keys of a source, oldest first. A file that does not exist holds none.
 * @throws SecretsError if they cannot be read, are not keys, or others may read them
 */
export async function loadKeys(source: KeySource): Promise<Key[]> {
  const text = 'file' in source ? await readKeysFile(source.file) : source.text
  if (text === undefined) return []
  const keys = parseKeys(text)
  if (!keys) throw new SecretsError({ kind: 'notKeys', source: nameOfSource(source) })
  return keys
}

/** Replaces the file as a whole; only its owner may read it. */
export async function writeKeysFile(path: string, keys: readonly Key[]): Promise<void> {
  await writeDurably(path, formatKeys(keys), 0o600)
}

async function readKeysFile(path: string): Promise<string | undefined> {
  try {
    await using file = await open(path)
    const { mode, size } = await file.stat()
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new SecretsError({ kind: 'exposed', source: path })
    if (size > MAX_FILE_BYTES) throw new SecretsError({ kind: 'tooLarge', source: path })
    return await file.readFile('utf8')
  } catch (error) {
    if (error instanceof SecretsError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new SecretsError({ kind: 'unreadable', source: path, reason: message })
  }
}
