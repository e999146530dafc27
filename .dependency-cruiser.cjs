/** The walls of the house (docs/architecture.md), as rules. `npm run walls` checks them. */
const room = (name) => `^(packages|apps)/${name}/`

/** A room may reach only the rooms named, itself, and outside libraries its package.json lists. */
const mayReach = (name, rooms, comment) => ({
  name: `${name}-reaches-too-far`,
  comment,
  severity: 'error',
  from: { path: room(name), pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(packages|apps|demo|e2e|bench|torture|scripts)/', pathNot: [name, ...rooms].map(room) },
})

const slices = 'settings|home|catalog|reviews|cart|checkout|orders|accounts|addresses|content|contact'

module.exports = {
  forbidden: [
    mayReach('domain', [], 'The rules of the shop know nothing but themselves.'),
    {
      name: 'domain-is-pure',
      comment: 'No library and no Node module in domain.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'core'] },
    },
    mayReach('contract', ['domain']),
    mayReach('i18n', ['domain']),
    mayReach('ui', []),
    mayReach('database', ['domain']),
    mayReach('shop', ['domain', 'contract', 'i18n', 'database']),
    mayReach(
      'storefront',
      ['domain', 'contract', 'i18n', 'ui'],
      'Pages see nothing that the API would not tell.',
    ),
    mayReach('cli', ['domain', 'shop', 'database', 'i18n']),
    {
      name: 'full-zod-stays-out',
      comment: 'Only zod/mini where a browser may come (17.6 kB gzip saved).',
      severity: 'error',
      from: { path: '^(packages/(contract|domain|i18n|ui)|apps/storefront)/' },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?(mini|core|locales)' },
    },
    {
      name: 'slices-do-not-meet',
      comment: 'What two slices share goes down to domain or up to the top of the room or a page.',
      severity: 'error',
      from: { path: `^packages/(shop|contract|database)/src/(${slices})/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^packages/(shop|contract|database)/src/(${slices})/`,
        pathNot: `^packages/(shop|contract|database)/src/$2/|^packages/$1(?!/src/(?:${slices})/)`,
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: 'routeTree\\.gen\\.ts$' } },
    },
    { name: 'unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?url$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|routeTree\\.gen\\.ts$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
}
