import { join } from 'node:path'

/** How a server is told of the embedded PostgreSQL in `folder`: as the role that works with rows, and as the one that migrates. */
export function databaseUrls(folder: string): { DATABASE_URL: string; MIGRATION_DATABASE_URL: string } {
  const as = (role: string) =>
    `postgres:///shop?host=${encodeURIComponent(join(folder, 'socket'))}&user=${role}`
  return { DATABASE_URL: as('shop_app'), MIGRATION_DATABASE_URL: as('shop_owner') }
}
