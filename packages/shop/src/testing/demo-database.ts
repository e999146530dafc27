import { fileURLToPath } from 'node:url'
import { filledTestDatabase } from '@zayy/database/testing/test-database'
import type { ImageStore } from '@zayy/platform/images/image-store'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { importCatalogue } from '../catalogue-files/import/import-catalogue.ts'

const demo = fileURLToPath(new URL('../../../../demo', import.meta.url))

/** Stores nothing, for tests that only need image URLs. */
const noStore: ImageStore = {
  keepOriginal: async () => {},
  original: async () => null,
  hasOriginal: async () => false,
  keepDerivative: async () => {},
  derivative: async () => null,
  hasDerivative: async () => false,
  nearest: async () => null,
}

/**
 * Creates a database for this test file with the demo catalogue, imported as the owner does, without image
 * files.
 */
export function demoDatabase(): Promise<PooledDatabase> {
  return filledTestDatabase('demo', (database) => importDemo(database, noStore))
}

/** Imports the demo catalogue into an empty database. */
export async function importDemo(database: PooledDatabase, images: ImageStore): Promise<void> {
  const result = await importCatalogue(demo, { database, images })
  if (!result.done)
    throw new Error(`The demo catalogue has issues:\n${JSON.stringify(result.issues, null, 1)}`)
}
