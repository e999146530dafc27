import { testFiles } from './package-rules.mjs'

const source = '^apps/storefront/src/'

const pages = [
  'home',
  'auth',
  'catalog/category',
  'catalog/shop',
  'catalog/product',
  'content',
  'cart',
  'checkout',
  'orders',
  'account',
]

const routes = ['routes', 'router.tsx', 'client.tsx', 'server.ts']

/** From top to bottom. A folder imports from itself and from lower layers, never from its own layer or a higher one. */
const layers = [
  routes,
  // The page /__ui of `npm run dev`. No other page imports it (rule `storefront-gallery-apart`).
  ['component-gallery'],
  pages,
  // Shared by several pages.
  ['product-list', 'product-rows'],
  ['product-card', 'paged-list', 'sponsors'],
  ['variant-picker', 'addresses', 'order-again', 'order-standing'],
  ['delivery', 'forms'],
  // The frame of every page.
  ['page'],
  ['header', 'footer', 'connection'],
  ['search'],
  ['prices', 'head'],
  ['links'],
  ['shop-settings'],
  ['use-loaded-component.tsx', 'later-sections.ts', 'after-paint.ts'],
  ['cart-state'],
  ['router-context.ts'],
  ['lazy-client.ts'],
  ['account-state'],
  ['i18n'],
  ['search-params.ts', 'browser-storage.ts'],
]

/** @param {string} name */
const inside = (name) => `${source}${name}${/\.tsx?$/.test(name) ? '$' : '/'}`

/**
 * Pages have separate rules; `no-cycles` keeps single files in their layer.
 * @param {string[]} layer
 * @param {number} depth
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function rulesOfLayer(layer, depth) {
  if (layer === routes || layer === pages) return []
  const below = layers.slice(depth + 1).flat()
  return layer
    .filter((name) => !/\.tsx?$/.test(name))
    .map((name) => ({
      name: `storefront-${name}`,
      comment: `${name} may import only: ${below.join(', ')}`,
      severity: 'error',
      from: { path: inside(name), pathNot: testFiles },
      to: { path: source, pathNot: [name, ...below].map(inside) },
    }))
}

/**
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const storefrontRules = [
  {
    name: 'storefront-page-to-page',
    comment: 'A page imports no other page: move shared code to a lower layer',
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
    comment: 'The component gallery is for development only: keep it out of the build',
    severity: 'error',
    from: { path: source, pathNot: inside('component-gallery') },
    to: { path: inside('component-gallery') },
  },
  {
    name: 'storefront-unlisted-folder',
    comment: 'List a new folder of the storefront in a layer of scripts/boundaries/storefront-rules.mjs',
    severity: 'error',
    from: { path: source, pathNot: layers.flat().map(inside) },
    to: {},
  },
]
