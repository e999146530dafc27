import { lazyRouteComponent } from '@tanstack/react-router'

/** What stands in place of a list without products: loaded with such a list, by its loader. */
export const NoProducts = lazyRouteComponent(() => import('./no-products.tsx'), 'NoProducts')
