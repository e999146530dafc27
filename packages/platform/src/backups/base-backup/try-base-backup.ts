import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { shopDatabase } from '../../postgres/embedded/app-database.ts'
import { serverUser } from '../../postgres/embedded/server-user.ts'
import { startEmbedded } from '../../postgres/embedded/start-embedded.ts'
import { type ClusterCheck, checkCluster } from './check-cluster.ts'
import { onlyOurCode } from './only-our-code.ts'
import { unpackBaseBackup } from './unpack-base-backup.ts'

/**
 * Makes a cluster of a base backup in `scratch`/cluster, starts a server on it, reads all of the shop's tables and indexes,
 * and stops it again. What stands there then can take the place of the shop's cluster.
 * @param scratch a folder of its own, which exists and is empty
 * @param postgres DATA_DIR/postgres, whose database's user the copy is given to
 * @param signal breaks it off; its reason is thrown then, and no server runs
 */
export async function tryBaseBackup(
  folder: string,
  scratch: string,
  postgres: string,
  signal?: AbortSignal,
): Promise<ClusterCheck> {
  const cluster = join(scratch, 'cluster')
  await mkdir(cluster, { mode: 0o700 })
  const damaged = await unpackBaseBackup(folder, cluster, signal)
  if (damaged.length > 0) return { tables: 0, indexes: 0, issues: damaged }
  const user = await serverUser(postgres)
  await user.own(cluster)
  const server = await startEmbedded(scratch, { signal, settings: onlyOurCode })
  try {
    return await checkCluster({ ...server.superuserTarget, database: shopDatabase }, signal)
  } finally {
    await server.close()
  }
}
