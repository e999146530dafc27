import { packages } from './packages.mjs'

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** Test files may import more than their package may, and no other file imports them. */
export const testFiles = '\\.test\\.tsx?$|/testing/'

/** Code that only `npm run dev` runs. */
const devServer = '^apps/server/src/dev/'

/** @param {string} folder */
const inside = (folder) => `^${folder}/`

/** @param {string} library */
const ofLibrary = (library) => `(^|/)node_modules/(@types/)?${library}/`

/**
 * @param {import('./packages.mjs').Package} rules
 * @returns {Rule[]}
 */
function rulesOf({ folder, imports, types = [], libraries, node }) {
  const name = folder.replace(/^.*\//, '')
  const from = { path: `^${folder}/src/`, pathNot: testFiles }
  /** @type {Rule[]} */
  const rules = [
    {
      name: `${name}-packages`,
      comment: `${name} may import only: ${[...imports, ...types].join(', ') || 'no other package'}`,
      severity: 'error',
      from,
      to: {
        path: '^(packages|apps|demo|e2e|bench|torture|scripts)/',
        pathNot: [folder, ...imports, ...types].map(inside),
      },
    },
  ]
  for (const other of types) {
    rules.push({
      name: `${name}-types-only`,
      comment: `${name} may import types of ${other}, and nothing else of it`,
      severity: 'error',
      from,
      to: { path: inside(other), dependencyTypesNot: ['type-only'] },
    })
  }
  if (libraries) {
    rules.push({
      name: `${name}-libraries`,
      comment: `${name} may import only these libraries: ${libraries.join(', ') || 'none'}`,
      severity: 'error',
      from,
      to: { path: '(^|/)node_modules/', pathNot: libraries.map(ofLibrary) },
    })
  }
  if (!node) {
    rules.push({
      name: `${name}-node`,
      comment: `${name} also runs in browsers: no module of Node`,
      severity: 'error',
      from,
      to: { dependencyTypes: ['core'] },
    })
  }
  return rules
}

/**
 * @type {Rule[]}
 */
export const packageRules = [
  ...packages.flatMap(rulesOf),
  {
    name: 'library-not-listed',
    comment: 'A package lists the libraries that it imports in its own package.json',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/src/', pathNot: testFiles },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'library-for-development',
    comment: 'Production code imports no devDependency',
    severity: 'error',
    from: { path: '^(packages|apps)/[^/]+/src/', pathNot: [testFiles, devServer] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'dev-server-only-when-asked',
    comment: 'Only main.ts imports code of `npm run dev`, dynamically',
    severity: 'error',
    from: { path: '^(packages|apps)/', pathNot: devServer },
    to: { path: devServer, dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'dev-server-for-main',
    comment: 'Only main.ts imports code of `npm run dev`, dynamically',
    severity: 'error',
    from: { path: '^(packages|apps)/', pathNot: [devServer, '^apps/server/src/main\\.ts$'] },
    to: { path: devServer },
  },
  {
    name: 'internet-for-conversion',
    comment: 'Only the conversion of a product file reaches addresses that somebody else wrote',
    severity: 'error',
    from: { path: '^(packages|apps)/', pathNot: '^apps/cli/src/commands/convert-file\\.ts$' },
    to: { path: '^packages/platform/src/http/internet\\.ts$' },
  },
  {
    name: 'tests-stay-tests',
    comment: 'Production code imports no test code',
    severity: 'error',
    // The gallery shows components with the data of tests; no page imports it.
    from: { path: '^(packages|apps)/[^/]+/src/', pathNot: [testFiles, '/component-gallery/'] },
    to: { path: testFiles },
  },
]
