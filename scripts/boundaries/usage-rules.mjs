import { testFiles } from './package-rules.mjs'

/** Where programs begin: what none of these reaches is used by nobody. */
const programs = [
  '^apps/(server|cli|test-gateway)/src/main\\.ts$',
  '^apps/storefront/src/(client\\.tsx|router\\.tsx|server\\.ts)$',
  '^apps/storefront/src/routes/',
  '^apps/storefront/src/component-gallery/main\\.tsx$',
  // Processes of their own.
  '^packages/platform/src/images/maker-process\\.ts$',
  '^packages/shop/src/invoicing/typesetter-process\\.ts$',
  // Tables become migrations, whether a query asks for them or not.
  '^packages/database/src/schema/',
  '^packages/platform/src/.*-table\\.ts$',
  '^(packages|apps)/[^/]+/([a-z]+\\.config|make-icons)\\.ts$',
  '^scripts/(check|regenerate-migration|start|styles|test|types|unused)\\.mjs$',
  '^[^/]+\\.(ts|mjs)$',
]

/** Where tests, benchmarks and torture programs begin. */
const tests = [
  '\\.(test|spec)\\.tsx?$',
  '^(bench|torture)/run\\.ts$',
  '^(bench|torture)/[^/]+/run\\.ts$',
  '^packages/database/src/testing/test-cluster\\.ts$',
  '^packages/platform/src/postgres/testing/(?:share-made-folders|preload)\\.ts$',
  // Started as processes of their own.
  '^e2e/(playwright\\.config|fresh-shop)\\.ts$',
  '^torture/[^/]+/supervisor\\.ts$',
  '^bench/[^/]+/plain-server\\.ts$',
  // Loaded before a server, and on a thread of its own.
  '^torture/edge/(without-guard|visitor)\\.ts$',
]

/** Whether one file reaches another is looked up for every pair of them: what could not is left out, which halves the time. */
const elsewhere = '^(packages|apps/(server|cli|test-gateway))/'

const usedByNoProgram = {
  name: 'used-by-no-program',
  comment: 'A file of a package that no program needs (a test of its own does not count) is removed',
  severity: /** @type {const} */ ('error'),
}

const usedByNoTest = {
  name: 'used-by-no-test',
  comment: 'A helper of tests, benchmarks, builds or scripts that none of them needs is removed',
  severity: /** @type {const} */ ('error'),
}

/**
 * A file that no program imports is refused, also when a test imports it; so is a helper that no test imports.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const usageRules = [
  {
    ...usedByNoProgram,
    from: { path: programs },
    to: {
      path: ['^packages/[^/]+/src/', '^apps/(server|cli|test-gateway)/src/'],
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
    to: { path: '^(e2e|bench|torture|scripts)/', pathNot: [...programs, ...tests], reachable: false },
  },
]
