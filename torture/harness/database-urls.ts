import { join } from 'node:path'

/** Returns the environment for a server on the embedded PostgreSQL in `folder`, with both roles. */
export function databaseUrls(folder: string): { DATABASE_URL: string; MIGRATION_DATABASE_URL: string } {
  const as = (role: string) =>
    `postgres:///shop?host=${encodeURIComponent(join(folder, 'socket'))}&user=${role}`
  return { DATABASE_URL: as('shop_app'), MIGRATION_DATABASE_URL: as('shop_owner') }
}
