/** A file to plant, and the rule that must reject it. */
export type Forbidden = { file: string; code: string; rule: string }

/** Plants one file per module in `folder`, each with an import of that module for its side effects. */
function importing(folder: string, rules: Record<string, string[]>): Forbidden[] {
  return Object.entries(rules).flatMap(([rule, modules]) =>
    modules.map((module, n) => ({
      file: `${folder}/planted-${rule}-${n}.ts`,
      code: `import '${module}'`,
      rule,
    })),
  )
}

const storefront = 'apps/storefront/src'

/** Features for which `targets` names a file that is not a use case. */
const shopFeatures = [
  ...['accounts', 'addresses', 'catalog', 'catalogue-files', 'checkout', 'contact', 'content', 'home'],
  ...['invoicing', 'orders', 'payments', 'privacy', 'reports', 'reviews', 'settings'],
]

/** Folders of the storefront that its layers forbid each folder to import: pages, others of its layer, and higher ones. */
const forbiddenFolders = {
  'product-list': ['catalog/shop', 'home', 'routes'],
  'product-rows': ['catalog/product', 'product-list'],
  'product-card': ['cart', 'product-list', 'paged-list'],
  'paged-list': ['catalog/shop', 'product-card'],
  'order-standing': ['orders', 'account'],
  sponsors: ['home', 'product-card'],
  'variant-picker': ['cart', 'catalog/product', 'product-card'],
  delivery: ['variant-picker', 'forms', 'checkout'],
  addresses: ['account', 'product-list', 'variant-picker'],
  'order-again': ['account', 'product-card', 'variant-picker'],
  forms: ['checkout', 'delivery', 'variant-picker'],
  page: ['cart', 'delivery', 'variant-picker'],
  header: ['page', 'footer', 'home'],
  footer: ['page', 'header'],
  connection: ['page', 'header'],
  search: ['header', 'product-list'],
  prices: ['search', 'head', 'cart'],
  head: ['prices', 'page'],
  links: ['prices', 'footer'],
  'shop-settings': ['links', 'page'],
  'cart-state': ['cart', 'page', 'delivery'],
  'account-state': ['auth', 'page', 'cart-state'],
  i18n: ['cart-state', 'page', 'home'],
}

/** Every kind of import that docs/architecture.md forbids. */
export const forbidden: Forbidden[] = [
  ...importing('packages/domain/src', {
    'domain-libraries': ['react', 'zod/mini', 'hono', 'drizzle-orm', 'pino'],
    'domain-node': ['node:crypto', 'fs'],
    'domain-packages': ['@zayy/i18n/numbers', '@zayy/contract/calls', '../../../demo/known.ts'],
    'library-for-development': ['fast-check'],
    'tests-stay-tests': ['./money.test.ts'],
    unresolved: ['./nowhere.ts', 'no-such-library'],
  }),
  ...importing('packages/contract/src/orders', {
    'contract-libraries': ['zod', 'zod/v4', 'drizzle-orm', '@orpc/server', 'hono'],
    'contract-node': ['node:buffer'],
    'contract-packages': [
      '@zayy/i18n/numbers',
      '@zayy/shop/orders/place-order',
      '@zayy/database/in-transaction',
    ],
    'contract-features': ['../catalog/procedures.ts'],
  }),
  ...importing('packages/i18n/src', {
    'i18n-libraries': ['zod/mini', 'react'],
    'i18n-node': ['node:util'],
    'i18n-packages': ['@zayy/ui/icon', '@zayy/shop/orders/place-order'],
    'i18n-types-only': ['@zayy/domain/money', '@zayy/contract/calls'],
  }),
  ...importing('packages/ui/src', {
    'ui-libraries': ['zustand', '@tanstack/react-router', 'zod/mini'],
    'ui-node': ['node:fs'],
    'ui-packages': ['@zayy/i18n/numbers', '@zayy/domain/money', '@zayy/contract/calls'],
  }),
  ...importing('packages/platform/src/jobs', {
    'library-not-listed': ['hono', 'react', 'vitest'],
    'platform-packages': [
      ...[
        '@zayy/domain/money',
        '@zayy/contract/calls',
        '@zayy/i18n/numbers',
        '@zayy/database/in-transaction',
      ],
      ...['@zayy/shop/orders/place-order', '../../../../apps/server/src/app.ts', '../../../../demo/known.ts'],
    ],
  }),
  ...['cache', 'mail', 'pdf', 'secrets'].flatMap((folder) =>
    importing(`packages/platform/src/${folder}`, { 'platform-packages': ['@zayy/i18n/locale'] }),
  ),
  ...importing('packages/database/src', {
    'database-libraries': ['hono', 'pino', 'drizzle-kit'],
    'database-packages': ['@zayy/shop/orders/place-order', '@zayy/i18n/numbers', '@zayy/contract/calls'],
    'database-types-only': ['@zayy/domain/money'],
  }),
  ...importing('packages/shop/src/orders', {
    'library-not-listed': ['pino', 'hono', 'react', 'pg', 'vitest'],
    'shop-features': [
      '../catalog/product-queries.ts',
      '../catalog/search-terms.ts',
      '../settings/queries.ts',
      '../catalogue-files/import/store/table-sync.ts',
      ...shopFeatures.filter((name) => name !== 'orders').map((name) => `../${name}/target.ts`),
    ],
    'shop-packages': [
      '@zayy/ui/icon',
      '@zayy/test-gateway',
      '../../../../apps/server/src/app.ts',
      '../../../../demo/known.ts',
    ],
    'tests-stay-tests': ['@zayy/database/testing/test-database'],
    'internet-for-conversion': ['@zayy/platform/http/internet'],
  }),
  ...shopFeatures
    .filter((name) => name !== 'orders')
    .flatMap((name) => importing(`packages/shop/src/${name}`, { 'shop-features': ['../orders/target.ts'] })),
  ...importing('packages/shop/src', { 'shop-beside-features': ['./orders/target.ts', './home/target.ts'] }),
  ...importing('packages/shop/src/orders', { 'shop-unlisted-folder': ['../wishlist/target.ts'] }),
  ...importing('apps/server/src/api', {
    'shop-use-cases': [
      '@zayy/shop/catalog/product-queries',
      '@zayy/shop/orders/write-order',
      '@zayy/shop/reports/report-queries',
      ...shopFeatures.map((name) => `@zayy/shop/${name}/target`),
    ],
    'library-not-listed': ['react', 'nodemailer', 'pg'],
    'library-for-development': ['vite'],
    'dev-server-only-when-asked': ['../dev/vite-storefront.ts'],
    'internet-for-conversion': ['@zayy/platform/http/internet'],
    'server-packages': ['../../../cli/src/open-shop.ts', '../../../../demo/known.ts'],
  }),
  ...importing('apps/cli/src', {
    'library-not-listed': ['pino', 'hono'],
    'cli-packages': ['@zayy/contract/calls', '../../server/src/app.ts'],
    'internet-for-conversion': ['@zayy/platform/http/internet'],
  }),
  ...importing('apps/test-gateway/src', {
    'test-gateway-packages': [
      '@zayy/shop/payments/payment-gateway',
      '@zayy/database/in-transaction',
      '../../server/src/app.ts',
    ],
  }),
  ...importing('apps/test-fatoora/src', {
    'test-fatoora-packages': [
      '@zayy/shop/orders/place-order',
      '@zayy/domain/money',
      '../../server/src/app.ts',
    ],
  }),
  ...importing(`${storefront}/cart`, {
    'storefront-libraries': ['pg', 'drizzle-orm', 'nodemailer', 'zod/mini', 'hono', 'vite'],
    'storefront-node': ['node:fs', 'path'],
    'storefront-packages': [
      '@zayy/database/in-transaction',
      '@zayy/shop/orders/place-order',
      '../../../server/src/app.ts',
      '../../../../packages/shop/src/orders/place-order.ts',
    ],
    'storefront-page-to-page': ['../checkout/target.ts', '../catalog/product/target.ts', '../home/target.ts'],
    'storefront-page-upwards': ['../routes/target.ts', '../router.tsx'],
  }),
  ...importing(`${storefront}/catalog/category`, {
    'storefront-page-to-page': ['../shop/target.ts', '../product/target.ts', '../../orders/target.ts'],
  }),
  ...importing(`${storefront}/component-gallery`, {
    'storefront-component-gallery': ['../routes/target.ts'],
  }),
  ...importing(`${storefront}/home`, {
    'storefront-gallery-apart': ['../component-gallery/target.ts'],
  }),
  ...Object.entries(forbiddenFolders).flatMap(([folder, others]) =>
    importing(`${storefront}/${folder}`, {
      [`storefront-${folder}`]: others.map((name) => `../${name}/target.ts`),
    }),
  ),
  ...importing(`${storefront}/wishlist`, { 'storefront-unlisted-folder': ['../i18n/target.ts'] }),
  // Type imports and re-exports count too.
  {
    file: `${storefront}/home/planted-type.ts`,
    code: "import type {} from 'pg'",
    rule: 'storefront-libraries',
  },
  { file: `${storefront}/home/planted-late.ts`, code: "await import('pg')", rule: 'storefront-libraries' },
  { file: `${storefront}/home/planted-again.ts`, code: "export * from 'pg'", rule: 'storefront-libraries' },
  {
    file: `${storefront}/home/planted-late-page.tsx`,
    code: "export const later = () => import('../cart/target.ts')",
    rule: 'storefront-page-to-page',
  },
  {
    file: 'apps/server/src/api/planted-dev.ts',
    code: "await import('../dev/vite-storefront.ts')",
    rule: 'dev-server-for-main',
  },
  { file: 'packages/domain/src/cycle-a.ts', code: "import './cycle-b.ts'", rule: 'no-cycles' },
]

/** Unused files, in every package and outside of them. A file that only its own test imports is unused. */
export const unused: Forbidden[] = [
  ...['domain', 'contract', 'i18n', 'ui', 'database', 'shop'].map((name) => `packages/${name}/src/unused.ts`),
  'packages/shop/src/orders/unused-use-case.ts',
  ...['storefront', 'server', 'cli', 'test-fatoora', 'test-gateway'].map(
    (name) => `apps/${name}/src/unused.ts`,
  ),
  `${storefront}/home/unused.tsx`,
]
  .map((file) => ({ file, code: 'export const unused = 1', rule: 'used-by-no-program' }))
  .concat(
    [
      'packages/shop/src/testing/unused.ts',
      'apps/server/src/lifecycle/testing/unused.ts',
      'e2e/unused.ts',
      'bench/unused.ts',
      'torture/harness/unused.ts',
      'scripts/steps/unused.mjs',
      'scripts/unused-script.mjs',
      'packages/shop/unused.ts',
      'packages/domain/testing/unused.ts',
      'apps/storefront/unused-plugin.ts',
      'demo/unused.ts',
    ].map((file) => ({ file, code: 'export const unused = 1', rule: 'used-by-no-test' })),
  )

/** Imports of the same kinds that the rules allow. */
export const allowed: Omit<Forbidden, 'rule'>[] = [
  { file: 'packages/domain/src/right.ts', code: "import './money.ts'" },
  { file: 'packages/contract/src/orders/right.ts', code: "import 'zod/mini'\nimport '@zayy/domain/money'" },
  { file: 'packages/i18n/src/right.ts', code: "import type {} from '@zayy/domain/money'" },
  { file: 'packages/ui/src/right.ts', code: "import 'react'\nimport 'embla-carousel'" },
  {
    file: 'packages/database/src/right.ts',
    code: "import 'node:fs'\nimport 'drizzle-orm'\nimport '@zayy/platform/postgres/columns'\nimport type {} from '@zayy/domain/money'",
  },
  {
    file: 'packages/shop/src/orders/right.ts',
    code: "import 'zod'\nimport '../settings/get-settings.ts'\nimport '@zayy/platform/mail/email-template'\nimport '@zayy/i18n/numbers'",
  },
  {
    file: 'packages/shop/src/catalogue-files/export/right.ts',
    code: "import '../import/read/table.ts'\nimport '../../settings/get-settings.ts'",
  },
  { file: 'apps/server/src/api/right.ts', code: "import 'pino'\nimport '@zayy/shop/orders/place-order'" },
  {
    file: 'apps/cli/src/right.ts',
    code: "import '@clack/prompts'\nimport '@zayy/shop/orders/place-order'\nimport '@zayy/domain/money'",
  },
  {
    file: `${storefront}/checkout/right.ts`,
    code: [
      ...[
        '../variant-picker',
        '../prices',
        '../delivery',
        '../forms',
        '../page',
        '../cart-state',
        '../i18n',
      ].map((folder) => `import '${folder}/target.ts'`),
      "import '../product-card/target.ts'\nimport '@zayy/ui/icon'\nimport '@tanstack/react-router'",
    ].join('\n'),
  },
  {
    file: `${storefront}/variant-picker/right.ts`,
    code: "import '../prices/target.ts'\nimport '../i18n/target.ts'",
  },
  { file: `${storefront}/routes/right.ts`, code: "import '../home/target.ts'\nimport '../cart/target.ts'" },
]

/** Files that the planted files import: one per folder of the storefront and of packages/shop, and the other half of a cycle. */
export const targets = [
  ...['routes', 'home', 'auth', 'account', 'cart', 'checkout', 'orders', 'component-gallery'],
  ...['catalog/shop', 'catalog/product'],
  ...Object.keys(forbiddenFolders),
]
  .map((folder) => `${storefront}/${folder}`)
  .concat([...shopFeatures, 'wishlist'].map((name) => `packages/shop/src/${name}`))
  .map((folder) => ({ file: `${folder}/target.ts`, code: 'export const target = 1' }))
  .concat({ file: 'packages/domain/src/cycle-b.ts', code: "import './cycle-a.ts'" })

/** Files that use Node globals although a browser may run them. */
export const nodeGlobals = [
  'packages/domain/src/node-global.ts',
  'packages/contract/src/node-global.ts',
  'packages/i18n/src/node-global.ts',
  'packages/ui/src/node-global.ts',
  `${storefront}/node-global.ts`,
].map((file) => ({
  file,
  code: 'export const home = process.env.HOME\nexport const bytes = Buffer.from(String(home))',
}))

/** Files that read the environment although no program starts there. */
export const environmentReaders = [
  'packages/shop/src/orders/environment.ts',
  'packages/database/src/environment.ts',
  'apps/server/src/api/environment.ts',
  'apps/cli/src/environment.ts',
].map((file) => ({ file, code: 'export const home = process.env.HOME' }))
