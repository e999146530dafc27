import { testFiles } from './package-rules.mjs'

const features =
  '(settings|home|catalog|reviews|cart|checkout|orders|accounts|addresses|content|contact|payments)'

/** What the shop does besides, for its owner and by itself. */
const shopFeatures = features.replace(')', '|catalogue-import|owner-edits|jobs|limits)')

const ownerEdits = '^packages/shop/src/owner-edits/'

/**
 * A use case is a file that begins with what it does: `get-product.ts`, `place-order.ts`. Beside them is only what callers
 * name: the lock under which an order is changed, the kinds of jobs, what a mail tells of an order and what its status is called, what an import or an edit tells of itself, whose calls are counted together.
 */
const publicFiles = [
  '^packages/shop/src/[^/]+/(get|list|find|place|check|send|return|run|consume|import|record|index|sign|log|update|add|remove|change|reset|rate|confirm|claim|start|end|receive|sweep|refund|request)-[^/]+\\.ts$',
  '^packages/shop/src/(jobs/job|limits/rate-limit-key|orders/(lock-order|order-news|status-text)|owner-edits/(content-kinds|edit-result|setting-columns)|payments/(moyasar-gateway|payment-gateway))\\.ts$',
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
    from: { path: `^packages/shop/src/${shopFeatures}/`, pathNot: [testFiles, ownerEdits] },
    to: { path: `^packages/shop/src/${shopFeatures}/`, pathNot: ['^packages/shop/src/$1/', ...publicFiles] },
  },
  {
    name: 'shop-owner-edits',
    comment:
      'An edit of one thing reads, checks and stores it by the parts of the import, and knows other features by their use cases',
    severity: 'error',
    from: { path: ownerEdits, pathNot: testFiles },
    to: {
      path: `^packages/shop/src/${shopFeatures}/`,
      pathNot: [ownerEdits, '^packages/shop/src/catalogue-import/', ...publicFiles],
    },
  },
  {
    name: 'shop-use-cases',
    comment: 'Programs use the shop through its use cases only, never its queries or presenters',
    severity: 'error',
    from: { path: '^apps/', pathNot: testFiles },
    to: { path: `^packages/shop/src/${shopFeatures}/`, pathNot: publicFiles },
  },
  {
    name: 'contract-features',
    comment: 'What two features of the contract share stands beside them, or in domain',
    severity: 'error',
    from: { path: `^packages/contract/src/${features}/`, pathNot: testFiles },
    to: { path: `^packages/contract/src/${features}/`, pathNot: '^packages/contract/src/$1/' },
  },
]
