import { testFiles } from './package-rules.mjs'

const features =
  '(settings|home|catalog|reviews|cart|checkout|orders|accounts|addresses|content|contact|payments)'

/** A use case is a file that begins with what it does: `get-product.ts`, `place-order.ts`. */
const useCase = '/(get|list|find|place)-[^/]+\\.ts$'

/**
 * Features of a package know each other's use cases, not how they work inside.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const featureRules = [
  {
    name: 'shop-features',
    comment: 'A feature uses another through its use cases only, never its queries or presenters',
    severity: 'error',
    from: { path: `^packages/shop/src/${features}/`, pathNot: testFiles },
    to: { path: `^packages/shop/src/${features}/`, pathNot: ['^packages/shop/src/$1/', useCase] },
  },
  {
    name: 'contract-features',
    comment: 'What two features of the contract share stands beside them, or in domain',
    severity: 'error',
    from: { path: `^packages/contract/src/${features}/`, pathNot: testFiles },
    to: { path: `^packages/contract/src/${features}/`, pathNot: '^packages/contract/src/$1/' },
  },
]
