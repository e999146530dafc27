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

/**
 * Files without importers. Cycles are forbidden, so of several unused files at least one has no importer. To search a path from the
 * programs to each file takes as long as all other rules.
 */
const unused = { numberOfDependentsLessThan: 1 }

const severity = /** @type {const} */ ('error')

const usedByNoProgram = {
  name: 'used-by-no-program',
  comment: 'Remove a file of a package that no program imports; imports by tests do not count',
  severity,
}

const usedByNoTest = {
  name: 'used-by-no-test',
  comment: 'Remove a helper of tests, benchmarks, builds or scripts that none of them imports',
  severity,
}

/**
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const usageRules = [
  {
    ...usedByNoProgram,
    from: { path: '^(packages|apps|scripts)/|^[^/]+$', pathNot: testFiles },
    module: {
      path: '^(packages|apps)/[^/]+/src/',
      pathNot: [testFiles, '\\.d\\.ts$', ...programs],
      ...unused,
    },
  },
  {
    ...usedByNoTest,
    from: {},
    module: {
      path: ['^(packages|apps)/[^/]+/src/.*testing/', '^(packages|apps)/[^/]+/(?!src/)', '^demo/'],
      pathNot: [...programs, ...tests],
      ...unused,
    },
  },
  {
    ...usedByNoTest,
    // A package never imports these.
    from: { pathNot: '^(packages|apps)/' },
    module: {
      path: '^(e2e|bench|torture|scripts)/',
      pathNot: ['\\.d\\.ts$', ...programs, ...tests],
      ...unused,
    },
  },
]
