import { fileURLToPath } from 'node:url'
import { filledTestDatabase } from '@zayy/database/testing/test-database'
import type { ImageStore } from '@zayy/platform/images/image-store'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { importCatalogue } from '../catalogue-files/import/import-catalogue.ts'

const demo = fileURLToPath(new URL('../../../../demo', import.meta.url))

/** Keeps nothing: for tests that look at addresses of images only. */
const noStore: ImageStore = {
  keepOriginal: async () => {},
  original: async () => null,
  hasOriginal: async () => false,
  keepDerivative: async () => {},
  derivative: async () => null,
  hasDerivative: async () => false,
  nearest: async () => null,
}

/** A database of this test file's own, filled with the demo catalogue by the owner's own command; nobody keeps its images. */
export function demoDatabase(): Promise<PooledDatabase> {
  return filledTestDatabase('demo', (database) => importDemo(database, noStore))
}

/** Fills an empty database with the demo catalogue by the owner's own command; `images` keeps its images. */
export async function importDemo(database: PooledDatabase, images: ImageStore): Promise<void> {
  const result = await importCatalogue(demo, { database, images })
  if (!result.done)
    throw new Error(`The demo catalogue has issues:\n${JSON.stringify(result.issues, null, 1)}`)
}
