import { eq } from 'drizzle-orm'
import type { Executor } from '../postgres/database.ts'
import type { Asset } from './asset.ts'
import { storefrontAssets } from './assets-table.ts'

/** Returns an asset of any build that was recorded lately, or null. */
export async function findAsset(database: Executor, name: string): Promise<Asset | null> {
  const { body, br } = storefrontAssets
  const [found] = await database
    .select({ body, br })
    .from(storefrontAssets)
    .where(eq(storefrontAssets.name, name))
  return found ?? null
}
