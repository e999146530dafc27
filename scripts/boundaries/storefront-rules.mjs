import { testFiles } from './package-rules.mjs'

const source = '^apps/storefront/src/'

const pages = [
  'home',
  'auth',
  'catalog/category',
  'catalog/listing',
  'catalog/product',
  'content',
  'cart',
  'checkout',
  'orders',
  'account',
]

const routes = ['routes', 'router.tsx', 'client.tsx', 'server.ts']

/** From top to bottom: a folder imports from lower layers and from itself, never from beside it or above. */
const layers = [
  routes,
  // What `npm run dev` shows at /__ui, the documents of an order among it; no page has it (rule `storefront-gallery-apart`).
  ['component-gallery'],
  pages,
  // What several pages show.
  ['product-list', 'product-rows'],
  ['product-card', 'paged-list', 'sponsors'],
  ['variant-picker', 'addresses', 'order-again', 'order-standing'],
  ['price-tiers', 'delivery', 'forms', 'structured-data'],
  ['places'],
  ['layout'],
  ['cart-state'],
  ['router-context.ts'],
  ['lazy-client.ts'],
  ['account-state'],
  ['i18n'],
  ['search-params.ts'],
]

/** @param {string} name */
const inside = (name) => `${source}${name}${/\.tsx?$/.test(name) ? '$' : '/'}`

/**
 * Pages have rules of their own, and a single file is held in its layer by `no-cycles`.
 * @param {string[]} layer
 * @param {number} depth
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function rulesOfLayer(layer, depth) {
  if (layer === routes || layer === pages) return []
  const below = layers.slice(depth + 1).flat()
  return layer
    .filter((name) => !name.endsWith('.ts'))
    .map((name) => ({
      name: `storefront-${name}`,
      comment: `${name} may import only: ${below.join(', ')}`,
      severity: 'error',
      from: { path: inside(name), pathNot: testFiles },
      to: { path: source, pathNot: [name, ...below].map(inside) },
    }))
}

/**
 * Downwards only.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const storefrontRules = [
  {
    name: 'storefront-page-to-page',
    comment: 'A page imports no other page: what both show goes to a lower layer',
    severity: 'error',
    from: { path: `${source}(${pages.join('|')})/`, pathNot: testFiles },
    to: { path: `${source}(${pages.join('|')})/`, pathNot: `${source}$1/` },
  },
  ...layers.flatMap(rulesOfLayer),
  {
    name: 'storefront-page-upwards',
    comment: 'A page does not import the routes that show it',
    severity: 'error',
    from: { path: `${source}(${pages.join('|')})/`, pathNot: testFiles },
    to: { path: routes.map(inside) },
  },
  {
    name: 'storefront-gallery-apart',
    comment: 'The page of all components is for development: what is built has nothing of it',
    severity: 'error',
    from: { path: source, pathNot: inside('component-gallery') },
    to: { path: inside('component-gallery') },
  },
  {
    name: 'storefront-unlisted-folder',
    comment: 'A new folder of the storefront takes its layer in scripts/boundaries/storefront-rules.mjs',
    severity: 'error',
    from: { path: source, pathNot: layers.flat().map(inside) },
    to: {},
  },
]
