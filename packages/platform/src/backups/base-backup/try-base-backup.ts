import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SHOP_DATABASE } from '../../postgres/embedded/app-database.ts'
import { serverUser } from '../../postgres/embedded/server-user.ts'
import { startEmbedded } from '../../postgres/embedded/start-embedded.ts'
import { type ClusterCheck, checkCluster } from './check-cluster.ts'
import { onlyOurCode } from './only-our-code.ts'
import { unpackBaseBackup } from './unpack-base-backup.ts'

/**
 * Restores a base backup to `scratch`/cluster, starts a server, checks all tables and indexes, and stops the server.
 * The cluster can then replace the shop's.
 * @param scratch an existing, empty folder
 * @param postgres DATA_DIR/postgres; its database user becomes the owner of the copy
 * @param signal stops the server and throws its reason
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
  await using server = await startEmbedded(scratch, { signal, settings: onlyOurCode })
  return await checkCluster({ ...server.superuserTarget, database: SHOP_DATABASE }, signal)
}
