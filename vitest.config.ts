import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const preload = fileURLToPath(new URL('packages/platform/src/postgres/testing/preload.ts', import.meta.url))

/**
 * Buffers outside of V8's heap trigger a collection of all garbage, by default every few megabytes. In a worker with a
 * large heap these collections take a third of the time of tests that copy files.
 */
const rareCollections = ['--external-memory-accounted-in-global-limit', '--initial-heap-size=512']

/** On a busy machine the longest tests take a minute and more. */
const shared = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
  execArgv: ['--import', preload, ...rareCollections],
}

/** Compiled code of the programs that tests start. A server keeps its own in DATA_DIR (apps/server/src/lifecycle/testing). */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('node_modules/.cache/programs', import.meta.url))

const quickArgon2 = fileURLToPath(
  new URL('packages/shop/src/accounts/testing/quick-argon2.ts', import.meta.url),
)

const madeFolders = 'packages/platform/src/postgres/testing/share-made-folders.ts'

/**
 * Slow tests of faults that a usual change does not cause, such as killed processes and full disks, and larger runs of other tests.
 * They run with SUITE=all, every night and before a release.
 */
const nightly = '{apps,packages}/*/src/**/*.nightly.test.ts'

/** These call the API in the test process, on the database of the project `shop`. */
const inProcess = 'torture/{hostile-input,guessing,payments,folder-mistakes,zatca-rules}/!(*.nightly).test.ts'

/** Files that take or wait longest. */
const longest = [
  'torture/proxied-outage/proxied-outage.test.ts',
  'torture/edge/edge.test.ts',
  'torture/shared-data-dir/shared-data-dir.test.ts',
  'torture/pgbouncer/pgbouncer.test.ts',
  'apps/server/src/lifecycle/database-away.nightly.test.ts',
  'apps/cli/src/import.test.ts',
]

/**
 * Sorts the files of each project. The longest start first, so that the run does not end waiting for them; a fresh clone has no
 * recorded durations. Those with a DOM run last: Vitest reuses a process only if the next file has the same environment.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      if (longest.some((file) => moduleId.endsWith(`/${file}`))) return 0
      return readFileSync(moduleId, 'utf8').includes('@vitest-environment') ? 2 : 1
    }
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...projects.values()].flatMap((specs) => specs.sort((one, other) => place(one) - place(other)))
  }
}

/** Tests of the shop on a PostgreSQL, which `test-cluster` starts. */
const onDatabase = {
  ...shared,
  // For two processors: most files wait for a server to start or a time limit to expire.
  maxWorkers: 4,
  // As in the server. React's other build takes several times as long to render a page.
  env: { NODE_ENV: 'production', NODE_COMPILE_CACHE },
  alias: { '@node-rs/argon2': quickArgon2 },
  globalSetup: ['packages/database/src/testing/test-cluster.ts', madeFolders],
}

/** `rules` needs only the code. `nightly` runs last: its files start servers and keep two processors busy. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          // These files never wait, and each worker loads and compiles all code.
          maxWorkers: 2,
          // The files share no state, and a new process per file costs as much as its tests.
          isolate: false,
          include: [
            'packages/{domain,contract,i18n,ui}/src/**/*.test.{ts,tsx}',
            'apps/storefront/{*,src/**/*}.test.{ts,tsx}',
            'apps/test-{fatoora,gateway}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'shop',
          // Each file has its own database and closes its resources; loading the shop per file costs as much as many tests.
          isolate: false,
          include: [
            'packages/{platform,database,shop}/src/**/*.test.ts',
            'apps/{server,cli}/src/**/*.test.ts',
            'demo/**/*.test.ts',
            inProcess,
          ],
          exclude: [nightly],
          sequence: { groupOrder: 1 },
        },
      },
      ...(process.env.SUITE === 'all'
        ? [
            {
              test: {
                ...onDatabase,
                name: 'nightly',
                include: [nightly, 'torture/**/*.test.ts'],
                exclude: [inProcess],
                sequence: { groupOrder: 2 },
              },
            },
          ]
        : []),
    ],
  },
})
