import { testFiles } from './package-rules.mjs'

const contractFeatures =
  '(settings|home|catalog|reviews|checkout|orders|accounts|addresses|content|contact|payments)'

/**
 * The features of packages/shop, and the files of each that others may name besides its use cases (`useCases`): what they hand
 * over and are handed, what is known of a kind of thing everywhere, and use cases that begin with a verb of that feature's own.
 * @type {Record<string, string[]>}
 */
const shopFeatures = {
  accounts: ['known-device', 'limit-keys', 'open-session'],
  addresses: [],
  catalog: [],
  'catalogue-files': [
    ...['export/export-catalogue', 'edits/content-kinds', 'edits/edit-result', 'edits/setting-columns'],
    ...['csv/csv-row', 'csv/spreadsheet-guard', 'count-missing-pictures', 'warm-pictures'],
  ],
  checkout: [],
  contact: [],
  content: [],
  home: [],
  invoicing: ['credit-note-content', 'invoice-content', 'invoice-typesetter'],
  mail: [
    ...['greeted-name', 'isolate', 'letter', 'mail', 'qr-picture', 'render-letter'],
    ...['mail-by-smtp', 'mail-to-files', 'shop-locale'],
  ],
  orders: ['lock-order', 'order-news', 'status-text'],
  payments: [
    ...[
      'moyasar-gateway',
      'payment-gateway',
      'transfer-receipts/receipt-cleaner',
      'transfer-receipts/receipt-format',
    ],
  ],
  privacy: ['erase-person', 'export-person'],
  reports: ['report'],
  reviews: [],
  settings: [],
}

const shop = '^packages/shop/src/'

/** @param {string[]} folders */
const inShop = (folders) => `${shop}(${folders.join('|')})/`

const anyFeature = inShop(Object.keys(shopFeatures))

/** A use case is a file that begins with what it does: `get-product.ts`, `place-order.ts`. */
const useCases = `${shop}[^/]+/(?:(?:import|export|edits)/)?(get|list|find|place|check|send|return|run|consume|import|record|index|sign|log|update|add|remove|change|reset|rate|confirm|claim|start|end|receive|sweep|refund|request)-[^/]+\\.ts$`

const publicFiles = [
  useCases,
  ...Object.entries(shopFeatures)
    .filter(([, files]) => files.length > 0)
    .map(([feature, files]) => `${shop}${feature}/(${files.join('|')})\\.ts$`),
]

/**
 * Features of a package know each other's use cases, not how they work inside.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const featureRules = [
  {
    name: 'shop-features',
    comment: 'A feature uses another through its use cases only, never its queries or presenters',
    severity: 'error',
    from: { path: anyFeature, pathNot: testFiles },
    to: { path: anyFeature, pathNot: [`${shop}$1/`, ...publicFiles] },
  },
  {
    name: 'shop-use-cases',
    comment: 'Programs use the shop through its use cases only, never its queries or presenters',
    severity: 'error',
    from: { path: '^apps/', pathNot: testFiles },
    to: { path: anyFeature, pathNot: publicFiles },
  },
  {
    name: 'shop-unlisted-folder',
    comment:
      'A new folder of packages/shop is listed in scripts/boundaries/feature-rules.mjs, with what others may import of it',
    severity: 'error',
    from: { path: '^(packages|apps)/' },
    to: { path: `${shop}[^/]+/`, pathNot: [anyFeature, inShop(['testing'])] },
  },
  {
    name: 'shop-beside-features',
    comment: 'What stands beside the features knows their use cases only',
    severity: 'error',
    from: { path: `${shop}[^/]+$`, pathNot: testFiles },
    to: { path: anyFeature, pathNot: publicFiles },
  },
  {
    name: 'contract-features',
    comment: 'What two features of the contract share stands beside them, or in domain',
    severity: 'error',
    from: { path: `^packages/contract/src/${contractFeatures}/`, pathNot: testFiles },
    to: { path: `^packages/contract/src/${contractFeatures}/`, pathNot: '^packages/contract/src/$1/' },
  },
]
