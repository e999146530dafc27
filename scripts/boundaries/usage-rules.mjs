import { testFiles } from './package-rules.mjs'

/** Entry points of programs. A file that none of them reaches is unused. */
const programs = [
  '^apps/(server|cli|test-fatoora|test-gateway)/src/main\\.ts$',
  '^apps/storefront/src/(client\\.tsx|router\\.tsx|server\\.ts)$',
  '^apps/storefront/src/routes/',
  '^apps/storefront/src/component-gallery/main\\.tsx$',
  // Started as child processes.
  '^packages/platform/src/images/maker-process\\.ts$',
  '^packages/platform/src/pdf/typesetter-process\\.ts$',
  // Migrations are generated from all tables, also from those without a query.
  '^packages/database/src/schema/',
  '^packages/platform/src/.*-table\\.ts$',
  '^(packages|apps)/[^/]+/([a-z]+\\.config|make-icons)\\.ts$',
  '^scripts/(check|regenerate-migration|start|styles|test|types|unused)\\.mjs$',
  '^[^/]+\\.(ts|mjs)$',
]

/** Entry points of tests, benchmarks and torture programs. */
const tests = [
  '\\.(test|spec)\\.tsx?$',
  '^(bench|torture)/run\\.ts$',
  '^(bench|torture)/[^/]+/run\\.ts$',
  '^packages/database/src/testing/test-cluster\\.ts$',
  '^packages/platform/src/postgres/testing/(?:share-made-folders|preload)\\.ts$',
  // Started as child processes.
  '^e2e/(playwright\\.config|fresh-shop)\\.ts$',
  '^torture/[^/]+/(supervisor|cashier|checker)\\.ts$',
  '^bench/[^/]+/plain-server\\.ts$',
  // The first is preloaded into a server (`--import`), the second runs in a worker thread.
  '^torture/edge/(without-guard|visitor)\\.ts$',
]

/** Files that cannot import the storefront. Skipping them halves the time, as the search compares every pair of files. */
const elsewhere = '^(packages|apps/(server|cli|test-fatoora|test-gateway))/'

const usedByNoProgram = {
  name: 'used-by-no-program',
  comment: 'Remove a file of a package that no program imports; imports by tests do not count',
  severity: /** @type {const} */ ('error'),
}

const usedByNoTest = {
  name: 'used-by-no-test',
  comment: 'Remove a helper of tests, benchmarks, builds or scripts that none of them imports',
  severity: /** @type {const} */ ('error'),
}

/**
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const usageRules = [
  {
    ...usedByNoProgram,
    from: { path: programs },
    to: {
      path: ['^packages/[^/]+/src/', '^apps/(server|cli|test-fatoora|test-gateway)/src/'],
      pathNot: [testFiles, '\\.d\\.ts$', ...programs],
      reachable: false,
    },
  },
  {
    ...usedByNoProgram,
    from: { path: programs, pathNot: elsewhere },
    to: {
      path: '^apps/storefront/src/',
      pathNot: [testFiles, '\\.d\\.ts$', ...programs],
      reachable: false,
    },
  },
  {
    ...usedByNoTest,
    from: { path: [...programs, ...tests] },
    to: {
      path: ['^(packages|apps)/[^/]+/src/.*testing/', '^(packages|apps)/[^/]+/(?!src/)', '^demo/'],
      pathNot: [...programs, ...tests],
      reachable: false,
    },
  },
  {
    ...usedByNoTest,
    from: { path: [...programs, ...tests], pathNot: '^(packages|apps)/' },
    to: {
      path: '^(e2e|bench|torture|scripts)/',
      pathNot: ['\\.d\\.ts$', ...programs, ...tests],
      reachable: false,
    },
  },
]
