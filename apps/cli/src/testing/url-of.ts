// What the setup provides is declared there.
import type {} from '@zayy/database/testing/test-cluster'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { inject } from 'vitest'

/** The address of a test's own database, as DATABASE_URL takes it. */
export async function urlOf(database: PooledDatabase): Promise<string> {
  const { rows } = await database.$client.query<{ name: string }>('select current_database() as name')
  const { superuser } = inject('testCluster')
  if ('url' in superuser) throw new Error('the test server has no address')
  const { host, port, user } = superuser
  return `postgres://${user}@localhost/${rows[0]?.name}?host=${encodeURIComponent(host)}&port=${port}`
}
