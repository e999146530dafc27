import { APP_ROLE, SHOP_DATABASE } from '../../postgres/embedded/app-database.ts'
import { startEmbedded } from '../../postgres/embedded/start-embedded.ts'
import type { BackupIssue } from '../base-backup/backup-issue.ts'
import { type ClusterCheck, checkCluster } from '../base-backup/check-cluster.ts'
import { DESCRIPTION_FILE } from './dump-file.ts'
import { loadDump } from './load-dump.ts'

/**
 * Loads a dump into a temporary database, which checks every constraint, then checks all tables and indexes.
 * @param scratch an existing, empty folder
 * @param signal stops the server and throws its reason
 */
export async function tryDump(
  migrations: string,
  folder: string,
  scratch: string,
  signal?: AbortSignal,
): Promise<ClusterCheck> {
  await using server = await startEmbedded(scratch, { quick: true, signal })
  const loaded = await loadDump(migrations, server.ownerTarget, folder, { app: APP_ROLE, signal })
  if (loaded === 'loaded')
    return await checkCluster({ ...server.superuserTarget, database: SHOP_DATABASE }, signal)
  const file = typeof loaded === 'object' ? loaded.damaged : DESCRIPTION_FILE
  const issue: BackupIssue = loaded === 'newer' ? { kind: 'newer' } : { kind: 'changed', file }
  return { tables: 0, indexes: 0, issues: [issue] }
}
