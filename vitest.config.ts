import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const preload = fileURLToPath(new URL('packages/platform/src/postgres/testing/preload.ts', import.meta.url))

const shared = { testTimeout: 60_000, hookTimeout: 60_000, execArgv: ['--import', preload] }

/** On two processors: most files wait at any time, for a server to start or a time limit to run out. */
const maxWorkers = 4

const madeFolders = 'packages/platform/src/postgres/testing/share-made-folders.ts'

/** They ask the API in this process, on the database of `shop`. */
const inProcess = 'torture/{hostile-input,guessing,payments}/*.test.ts'

/** What lasts longest, or waits for most of its time, by its place. */
const longest = [
  'torture/edge/edge.test.ts',
  'apps/server/src/lifecycle/database-away.test.ts',
  'torture/payments/payments.test.ts',
  'torture/guessing/guessing.test.ts',
]

/** What lasts longest begins first, as all would wait for it at the end; a fresh clone does not know how long a file takes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) =>
      longest.some((file) => moduleId.endsWith(`/${file}`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

/**
 * `rules` needs nothing but the code; `shop` runs beside a PostgreSQL of its own (packages/database/src/testing).
 * `torture` comes after them: its files start their own servers and keep two processors busy.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          maxWorkers,
          // They leave nothing behind that another file would meet, and a new process for each costs as much as they do.
          isolate: false,
          include: [
            'packages/{domain,contract,i18n,ui}/src/**/*.test.{ts,tsx}',
            'apps/storefront/{*,src/**/*}.test.{ts,tsx}',
            'apps/test-gateway/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'shop',
          maxWorkers,
          // Each file has a database of its own, and ends what it opened; loading the shop anew for each costs as much as many tests.
          isolate: false,
          include: [
            'packages/{platform,database,shop}/src/**/*.test.ts',
            'apps/{server,cli}/src/**/*.test.ts',
            'demo/**/*.test.ts',
            inProcess,
          ],
          globalSetup: ['packages/database/src/testing/test-cluster.ts', madeFolders],
        },
      },
      {
        test: {
          ...shared,
          name: 'torture',
          include: ['torture/**/*.test.ts'],
          exclude: [inProcess],
          maxWorkers: 3,
          globalSetup: [madeFolders],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
