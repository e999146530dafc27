import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '../process/unless-missing.ts'

/**
 * Key that signs backups, 32 bytes. Unlike the keys of secrets.json it is in no backup. A restored cluster can run
 * code, so without a signature anyone with write access to a backup could run code in a restore.
 */
export type BackupKey = Buffer

/** The key's file in DATA_DIR. Like BACKUP_KEY it contains 64 hexadecimal digits. */
export const BACKUP_KEY_FILE = 'backup-key'

/**
 * Reads the key from BACKUP_KEY, or otherwise from the file. Returns null if both are missing.
 * @throws if the file is invalid or readable by other users
 */
export async function readBackupKey(dataDir: string, given?: string): Promise<BackupKey | null> {
  return given === undefined ? await readKeyFile(join(dataDir, BACKUP_KEY_FILE)) : Buffer.from(given, 'hex')
}

async function readKeyFile(path: string): Promise<BackupKey | null> {
  await using file = await unlessMissing(open(path))
  if (!file) return null
  const { mode, size } = await file.stat()
  const isOpen = process.platform !== 'win32' && (mode & 0o077) !== 0
  const text = size > 100 || isOpen ? '' : (await file.readFile('utf8')).trim()
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new Error(`${path} must hold 64 hexadecimal digits and be readable by its owner alone (chmod 600)`)
  return Buffer.from(text, 'hex')
}

/**
 * Reads the key or creates one. Saves BACKUP_KEY to the file if there is none, so that the machine recognises the
 * backups that it was restored from. Concurrent calls all get the first key.
 */
export async function openBackupKey(
  dataDir: string,
  given?: string,
): Promise<{ key: BackupKey; isNew: boolean }> {
  const path = join(dataDir, BACKUP_KEY_FILE)
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

/** Signs bytes and a name (HMAC-SHA-256, 64 hexadecimal digits). The name prevents a swap of two signed files. */
export function signBackup(key: BackupKey, name: string, bytes: Uint8Array | string): string {
  const digest = createHash('sha256').update(bytes).digest('hex')
  return createHmac('sha256', key).update(`${name}\n${digest}`).digest('hex')
}

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
