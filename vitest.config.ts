import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const shared = { testTimeout: 60_000, hookTimeout: 60_000 }

/** Starts the files of `torture` first: they take longest, and one that came last would be waited for alone. */
class TortureFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isTorture = ({ moduleId }: TestSpecification) => moduleId.includes('/torture/')
    return [...sorted.filter(isTorture), ...sorted.filter((file) => !isTorture(file))]
  }
}

/** `rules` needs nothing but the code; `shop` runs beside a PostgreSQL of its own (packages/database/src/testing). */
export default defineConfig({
  test: {
    // Half of them wait at any time, for a server to start, a time limit to run out or a lost connection to be noticed.
    maxWorkers: 4,
    sequence: { sequencer: TortureFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: [
            'packages/{domain,contract,i18n,ui}/src/**/*.test.{ts,tsx}',
            'apps/storefront/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'shop',
          include: [
            'packages/{database,shop}/src/**/*.test.ts',
            'apps/{server,cli}/src/**/*.test.ts',
            'demo/**/*.test.ts',
            'torture/**/*.test.ts',
          ],
          globalSetup: ['packages/database/src/testing/test-cluster.ts'],
        },
      },
    ],
  },
})
