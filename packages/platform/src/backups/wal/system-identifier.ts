import { open } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the identifier that PostgreSQL gave a cluster at its creation. Copies share it. Returns null if there is no
 * cluster.
 */
export async function systemIdentifier(cluster: string): Promise<string | null> {
  await using file = await open(join(cluster, 'global', 'pg_control')).catch(() => null)
  if (!file) return null
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
  return bytesRead === 8 ? String(buffer.readBigUInt64LE()) : null
}
