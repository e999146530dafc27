import './scripts/boundaries/using-declarations.mjs'
import { featureRules } from './scripts/boundaries/feature-rules.mjs'
import { packageRules } from './scripts/boundaries/package-rules.mjs'
import { storefrontRules } from './scripts/boundaries/storefront-rules.mjs'
import { usageRules } from './scripts/boundaries/usage-rules.mjs'

/**
 * The boundaries of docs/architecture.md. `npm run boundaries` checks them; scripts/boundaries/boundaries.test.ts tests
 * that each rule rejects a violation.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    ...packageRules,
    ...featureRules,
    ...storefrontRules,
    ...usageRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own `dist` folders: many libraries keep their code in one. bench/peers installs other shops elsewhere.
    exclude: { path: '^(packages|apps)/[^/]+/dist/|routeTree\\.gen\\.ts$|^bench/peers/(medusa|vendure)/' },
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
