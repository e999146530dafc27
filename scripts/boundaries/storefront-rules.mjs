import { testFiles } from './package-rules.mjs'

const source = '^apps/storefront/src/'

const pages = [
  'home',
  'catalog/category',
  'catalog/listing',
  'catalog/product',
  'content',
  'cart',
  'checkout',
  'orders',
]

const routes = ['routes', 'router.tsx', 'client.tsx']

/** From top to bottom: a folder imports from lower layers and from itself, never from beside it or above. */
const layers = [
  routes,
  pages,
  // What several pages show, such as the product card. A folder inside it is a page.
  ['catalog'],
  ['variant-picker'],
  ['price-tiers', 'delivery'],
  ['layout', 'frame', 'list-navigation.ts'],
  ['cart-state'],
  ['i18n', 'language', 'search-params.ts'],
]

/** @param {string} name */
const inside = (name) => {
  if (/\.tsx?$/.test(name)) return `${source}${name}$`
  return name === 'catalog' ? `${source}catalog/[^/]+$` : `${source}${name}/`
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
  ...layers.flatMap((layer, depth) =>
    layer
      .filter((name) => depth > 0 && !pages.includes(name) && !name.endsWith('.ts'))
      .map((name) => ({
        name: `storefront-${name}`,
        comment: `${name} may import only: ${
          layers
            .slice(depth + 1)
            .flat()
            .join(', ') || 'nothing of the storefront'
        }`,
        severity: /** @type {const} */ ('error'),
        from: { path: inside(name), pathNot: testFiles },
        to: { path: source, pathNot: [name, ...layers.slice(depth + 1).flat()].map(inside) },
      })),
  ),
  {
    name: 'storefront-page-upwards',
    comment: 'A page does not import the routes that show it',
    severity: 'error',
    from: { path: `${source}(${pages.join('|')})/`, pathNot: testFiles },
    to: { path: routes.map(inside) },
  },
  {
    name: 'storefront-unlisted-folder',
    comment: 'A new folder of the storefront takes its layer in scripts/boundaries/storefront-rules.mjs',
    severity: 'error',
    from: { path: source, pathNot: layers.flat().map(inside) },
    to: {},
  },
]
