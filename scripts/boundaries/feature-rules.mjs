import { testFiles } from './package-rules.mjs'

const contractFeatures =
  '(settings|home|catalog|reviews|checkout|orders|accounts|addresses|content|contact|payments)'

/**
 * The features of packages/shop, and the files of each that others may name besides its use cases (`useCases`): what they hand
 * over and are handed, what is known of a kind of thing everywhere, and use cases that begin with a verb of that feature's own.
 * @type {Record<string, string[]>}
 */
const shopFeatures = {
  accounts: ['known-device', 'open-session'],
  addresses: [],
  audit: ['note-replaced'],
  backups: [
    'backup-key',
    ...['backup-folder', 'claim-nightly', 'make-backup', 'restore-backup', 'restore-moment', 'try-backup'],
    ...['wal/find-recovery-plan', 'wal/keep-wal', 'wal/read-archiver', 'wal/recovery-plan', 'wal/wal-size'],
  ],
  catalog: [],
  'catalogue-export': ['export-catalogue'],
  'catalogue-import': [],
  checkout: [],
  contact: [],
  content: [],
  csv: ['csv-row', 'spreadsheet-guard'],
  'data-folder': ['own-database'],
  home: [],
  'invoice-pdf': ['credit-note-content', 'invoice-content', 'invoice-typesetter'],
  jobs: ['digest-period', 'job'],
  keys: [
    ...['key-purposes', 'key-ring', 'open-keys', 'rotate-keys', 'signed-id'],
    ...['secrets', 'secrets-error', 'secrets-source'],
  ],
  limits: ['counter-key', 'fair-queue', 'in-hand', 'mail-recipient', 'rate-limit-key'],
  mail: [
    ...['greeted-name', 'isolate', 'letter', 'mail', 'qr-picture', 'render-letter'],
    ...['mail-by-smtp', 'mail-to-files', 'shop-locale'],
  ],
  orders: ['lock-order', 'order-news', 'status-text'],
  'owner-edits': ['content-kinds', 'edit-result', 'setting-columns'],
  payments: ['moyasar-gateway', 'payment-gateway'],
  'personal-data': ['erase-person', 'export-person'],
  pictures: [
    ...['keep-picture', 'open-picture-store', 'picture-library', 'picture-maker', 'picture-store'],
    ...['picture-store-error', 'picture-url', 'read-picture', 's3/check-s3', 'warm-pictures'],
    'count-missing-pictures',
  ],
  reports: ['report'],
  reviews: [],
  settings: [],
  'storefront-assets': ['asset'],
  'transfer-receipts': ['receipt-cleaner', 'receipt-format'],
}

const shop = '^packages/shop/src/'

/** @param {string[]} folders */
const inShop = (folders) => `${shop}(${folders.join('|')})/`

const anyFeature = inShop(Object.keys(shopFeatures))

/** What an edit of one thing and the export read, check and write goes through the parts of the import. */
const byPartsOfImport = inShop(['owner-edits', 'catalogue-export'])

/** A use case is a file that begins with what it does: `get-product.ts`, `place-order.ts`. */
const useCases = `${shop}[^/]+/(get|list|find|place|check|send|return|run|consume|import|record|index|sign|log|update|add|remove|change|reset|rate|confirm|claim|start|end|receive|sweep|refund|request)-[^/]+\\.ts$`

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
    from: { path: anyFeature, pathNot: [testFiles, byPartsOfImport] },
    to: { path: anyFeature, pathNot: [`${shop}$1/`, ...publicFiles] },
  },
  {
    name: 'shop-parts-of-import',
    comment:
      'An edit of one thing and the export use the parts of the import, and other features through their use cases only',
    severity: 'error',
    from: { path: byPartsOfImport, pathNot: testFiles },
    to: { path: anyFeature, pathNot: [`${shop}$1/`, inShop(['catalogue-import']), ...publicFiles] },
  },
  {
    name: 'shop-use-cases',
    comment: 'Programs use the shop through its use cases only, never its queries or presenters',
    severity: 'error',
    from: { path: '^apps/', pathNot: testFiles },
    to: { path: [anyFeature, inShop(['sql'])], pathNot: publicFiles },
  },
  {
    name: 'shop-sql',
    comment: 'The expressions that queries are built of know no feature',
    severity: 'error',
    from: { path: inShop(['sql']) },
    to: { path: anyFeature },
  },
  {
    name: 'shop-unlisted-folder',
    comment:
      'A new folder of packages/shop is listed in scripts/boundaries/feature-rules.mjs, with what others may import of it',
    severity: 'error',
    from: { path: '^(packages|apps)/' },
    to: { path: `${shop}[^/]+/`, pathNot: [anyFeature, inShop(['sql', 'testing'])] },
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
