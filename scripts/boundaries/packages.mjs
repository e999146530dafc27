/**
 * The imports that a package's code may have (docs/architecture.md). Its tests may import more.
 * @typedef {object} Package
 * @property {string} folder
 * @property {string[]} imports  folders of packages
 * @property {string[]} [types]  folders of packages of which it may import types only
 * @property {string[]} [libraries]  npm packages, or folders inside one; by default all that its package.json lists
 * @property {boolean} node  whether it may use Node's modules and globals
 */

const domain = 'packages/domain'
const contract = 'packages/contract'
const i18n = 'packages/i18n'
const platform = 'packages/platform'
const database = 'packages/database'
const shop = 'packages/shop'
const ui = 'packages/ui'

/** @type {Package[]} */
export const packages = [
  { folder: domain, imports: [], libraries: [], node: false },
  {
    folder: contract,
    imports: [domain],
    // zod/mini instead of zod saves browsers 17.6 kB (gzip).
    libraries: ['zod/mini', '@orpc/contract', '@orpc/client', '@orpc/openapi-client'],
    node: false,
  },
  { folder: i18n, imports: [], types: [domain, contract], libraries: [], node: false },
  {
    folder: ui,
    imports: [],
    libraries: ['react', 'react-dom', 'embla-carousel', 'react-toastify', '@emran-alhaddad/saudi-riyal-font'],
    node: false,
  },
  { folder: platform, imports: [], node: true },
  { folder: database, imports: [platform], types: [domain], libraries: ['drizzle-orm', 'pg'], node: true },
  { folder: shop, imports: [domain, contract, i18n, platform, database], node: true },
  {
    folder: 'apps/storefront',
    imports: [domain, contract, i18n, ui],
    libraries: [
      'react',
      'react-dom',
      '@tanstack/react-router',
      '@tanstack/react-start',
      'zustand',
      'uqr',
      'fflate',
      'saxen',
      // A devDependency: types only.
      'schema-dts',
    ],
    node: false,
  },
  {
    folder: 'apps/server',
    imports: [
      domain,
      contract,
      i18n,
      platform,
      database,
      shop,
      ui,
      'apps/storefront',
      'apps/test-fatoora',
      'apps/test-gateway',
    ],
    node: true,
  },
  { folder: 'apps/test-gateway', imports: [domain, i18n], node: true },
  { folder: 'apps/test-fatoora', imports: [platform], node: true },
  // Both programs read and check the environment with the server's config.
  {
    folder: 'apps/cli',
    // `shop zatca check` has the rules of the fake of ZATCA's platform, which share no code with the shop's documents.
    imports: [domain, shop, platform, database, i18n, 'apps/server/src/config', 'apps/test-fatoora'],
    node: true,
  },
]
