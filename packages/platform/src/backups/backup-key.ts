import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key that signs backups, 32 bytes. No backup holds it, unlike the keys of secrets.json: a cluster is a program, and
 * without a signature anybody who can write to a copy of the backups could change what a restore runs.
 */
export type BackupKey = Buffer

/** The key's file in DATA_DIR. BACKUP_KEY has the same 64 hexadecimal digits. */
export const backupKeyFile = 'backup-key'

/**
 * Reads the key of this machine: BACKUP_KEY, or else the file. Null where there is neither.
 * @throws where the file is not a key, or others may read it
 */
export async function readBackupKey(dataDir: string, given?: string): Promise<BackupKey | null> {
  return given === undefined ? await readKeyFile(join(dataDir, backupKeyFile)) : Buffer.from(given, 'hex')
}

async function readKeyFile(path: string): Promise<BackupKey | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!file) return null
  try {
    const { mode, size } = await file.stat()
    const isOpen = process.platform !== 'win32' && (mode & 0o077) !== 0
    const text = size > 100 || isOpen ? '' : (await file.readFile('utf8')).trim()
    if (!/^[0-9a-f]{64}$/.test(text))
      throw new Error(
        `${path} must hold 64 hexadecimal digits and be readable by its owner alone (chmod 600)`,
      )
    return Buffer.from(text, 'hex')
  } finally {
    await file.close()
  }
}

/**
 * Reads the key as above. Without one, it makes one; with BACKUP_KEY and no file, it keeps that one in the file, so that the
 * machine knows the backups that it restored from. Of two processes that make one at once, both get the first.
 */
export async function openBackupKey(
  dataDir: string,
  given?: string,
): Promise<{ key: BackupKey; isNew: boolean }> {
  const path = join(dataDir, backupKeyFile)
  const known = await readKeyFile(path)
  if (known) return { key: given === undefined ? known : Buffer.from(given, 'hex'), isNew: false }
  const draft = `${path}.${process.pid}`
  await rm(draft, { force: true })
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(`${given ?? randomBytes(32).toString('hex')}\n`)
  await file.sync()
  await file.close()
  const isFirst = await link(draft, path).then(
    () => true,
    () => false,
  )
  await rm(draft, { force: true })
  const key = await readBackupKey(dataDir, given)
  if (!key) throw new Error(`${path} cannot be made`)
  return { key, isNew: isFirst && given === undefined }
}

/** Signs bytes under a name that says what they are: 64 hexadecimal digits (HMAC-SHA-256). */
export function signBackup(key: BackupKey, name: string, bytes: Uint8Array | string): string {
  const digest = createHash('sha256').update(bytes).digest('hex')
  return createHmac('sha256', key).update(`${name}\n${digest}`).digest('hex')
}

/** Whether `signature` is that of these bytes under this name. */
export function isSignedBackup(
  key: BackupKey,
  name: string,
  bytes: Uint8Array | string,
  signature: string,
): boolean {
  const right = Buffer.from(signBackup(key, name, bytes))
  const found = Buffer.from(signature)
  return found.length === right.length && timingSafeEqual(found, right)
}
