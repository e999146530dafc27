import { fileURLToPath } from 'node:url'
import type { PooledDatabase } from '@zayy/database/database'
import { testDatabase } from '@zayy/database/testing/test-database'
import { importCatalogue } from '../catalogue-import/import-catalogue.ts'
import type { PictureStore } from '../pictures/picture-store.ts'

const demo = fileURLToPath(new URL('../../../../demo', import.meta.url))

/** Keeps nothing: for tests that look at addresses of pictures only. */
const noStore: PictureStore = {
  keepOriginal: async () => {},
  original: async () => null,
  hasOriginal: async () => false,
  keepDerivative: async () => {},
  derivative: async () => null,
  hasDerivative: async () => false,
  nearest: async () => null,
}

/**
 * A database of this test file's own, filled with the demo catalogue by the owner's own command.
 * @param pictures keeps its pictures; left out: nobody does
 */
export async function demoDatabase(pictures: PictureStore = noStore): Promise<PooledDatabase> {
  const database = await testDatabase()
  const result = await importCatalogue(demo, { database, pictures })
  if (!result.done)
    throw new Error(`The demo catalogue has issues:\n${JSON.stringify(result.issues, null, 1)}`)
  return database
}
