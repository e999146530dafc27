import { appRole, shopDatabase } from '../../postgres/embedded/app-database.ts'
import { startEmbedded } from '../../postgres/embedded/start-embedded.ts'
import type { BackupIssue } from '../base-backup/backup-issue.ts'
import { type ClusterCheck, checkCluster } from '../base-backup/check-cluster.ts'
import { descriptionFile } from './dump-file.ts'
import { loadDump } from './load-dump.ts'

/**
 * Loads a dump into a database of its own, which checks every constraint, and reads all of its tables and indexes.
 * @param scratch a folder of its own, which exists and is empty
 * @param signal breaks it off; its reason is thrown then, and no server runs
 */
export async function tryDump(
  migrations: string,
  folder: string,
  scratch: string,
  signal?: AbortSignal,
): Promise<ClusterCheck> {
  const server = await startEmbedded(scratch, { quick: true, signal })
  try {
    const loaded = await loadDump(migrations, server.ownerTarget, folder, { app: appRole, signal })
    if (loaded === 'loaded')
      return await checkCluster({ ...server.superuserTarget, database: shopDatabase }, signal)
    const issue: BackupIssue =
      loaded === 'newer' ? { kind: 'newer' } : { kind: 'changed', file: descriptionFile }
    return { tables: 0, indexes: 0, issues: [issue] }
  } finally {
    await server.close()
  }
}
