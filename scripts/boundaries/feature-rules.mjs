import { testFiles } from './package-rules.mjs'

const contractFeatures =
  '(settings|home|catalog|reviews|checkout|orders|accounts|addresses|content|contact|payments)'

/**
 * The features of packages/shop, each with its public files in addition to its use cases (`useCases`): types of arguments and
 * results, shared rules, and use cases that begin with a verb of one feature only.
 * @type {Record<string, string[]>}
 */
const shopFeatures = {
  accounts: ['known-device', 'limit-keys', 'open-session'],
  addresses: [],
  catalog: ['sold-options', 'store-list-counts'],
  'catalogue-files': [
    ...['export/export-catalogue', 'edits/content-kinds', 'edits/make-edit', 'setting-table'],
    ...['setup/check-answer', 'setup/ready-choices', 'setup/saudi-places', 'setup/setup-folder'],
    ...['from/convert-product-file', 'from/notes', 'from/source-product'],
    ...['csv/csv-row', 'csv/spreadsheet-guard', 'image-hashes', 'warm-images'],
    ...['import/changes/import-trail', 'import/changes/shop-change', 'import/changes/undone-edits'],
  ],
  checkout: [],
  contact: [],
  content: [],
  home: [],
  invoicing: [
    ...['credit-note-content', 'invoice-content', 'invoice-typesetter', 'issue-document'],
    ...['zatca/change-unit', 'zatca/find-documents', 'zatca/make-document', 'zatca/onboard-unit'],
    ...['zatca/correct-document', 'zatca/renew-unit', 'zatca/send-document', 'zatca/zatca-platform'],
    ...['zatca/certify-unit', 'zatca/check-unit-key', 'zatca/seller'],
  ],
  orders: [
    'bill-link',
    'corrected-buyer',
    'plan-correction',
    'preview-correction',
    'correct-order',
    'lock-order',
    'status-text',
    'undo-order-change',
  ],
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
  settings: ['placeholders', 'seller-columns'],
}

const shop = '^packages/shop/src/'

/** @param {string[]} folders */
const inShop = (folders) => `${shop}(${folders.join('|')})/`

const anyFeature = inShop(Object.keys(shopFeatures))

/** The name of a use case begins with a verb: `get-product.ts`, `place-order.ts`. */
const useCases = `${shop}[^/]+/(?:(?:import|export|edits)/)?(get|list|find|place|check|send|return|run|consume|import|record|index|sign|log|update|add|remove|change|reset|rate|confirm|claim|start|end|receive|sweep|refund|request)-[^/]+\\.ts$`

const publicFiles = [
  useCases,
  ...Object.entries(shopFeatures)
    .filter(([, files]) => files.length > 0)
    .map(([feature, files]) => `${shop}${feature}/(${files.join('|')})\\.ts$`),
]

/**
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
      'List a new folder of packages/shop in scripts/boundaries/feature-rules.mjs, with its public files',
    severity: 'error',
    from: { path: '^(packages|apps)/' },
    to: { path: `${shop}[^/]+/`, pathNot: [anyFeature, inShop(['testing'])] },
  },
  {
    name: 'shop-beside-features',
    comment: 'Files beside the feature folders use their use cases only',
    severity: 'error',
    from: { path: `${shop}[^/]+$`, pathNot: testFiles },
    to: { path: anyFeature, pathNot: publicFiles },
  },
  {
    name: 'contract-features',
    comment: 'Code that two features of the contract share belongs beside them, or in domain',
    severity: 'error',
    from: { path: `^packages/contract/src/${contractFeatures}/`, pathNot: testFiles },
    to: { path: `^packages/contract/src/${contractFeatures}/`, pathNot: '^packages/contract/src/$1/' },
  },
]
