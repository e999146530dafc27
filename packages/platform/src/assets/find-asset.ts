import { eq } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import type { Asset } from './asset.ts'
import { storefrontAssets } from './assets-table.ts'

/** Returns a recorded asset of any build, or null. */
export async function findAsset(database: Executor, name: string): Promise<Asset | null> {
  const { body, br } = storefrontAssets
  const [found] = await database
    .select({ body, br })
    .from(storefrontAssets)
    .where(eq(storefrontAssets.name, name))
  return found ?? null
}
