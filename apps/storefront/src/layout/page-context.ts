import type { RouterContext } from '../router-context.ts'
import type { ShopSettings } from './shop-settings.ts'

/** What the head of a page is made of besides the page. */
export type PageContext = Pick<RouterContext, 'locale' | 'origin' | 'messages'> & {
  /** undefined while the shop's settings could not be loaded. */
  settings: ShopSettings | undefined
}

/** What a route's `head` knows of the page: the first is the root route's, whose loader returns the settings. */
export type PageMatch = {
  context: Pick<RouterContext, 'locale' | 'origin' | 'messages'>
  loaderData?: unknown
}

/** The context of a page's head. @param matches as `head` is given them */
export function pageContext([root]: readonly PageMatch[]): PageContext {
  if (!root) throw new Error('The first match of a page is the root route.')
  const { locale, origin, messages } = root.context
  return { locale, origin, messages, settings: isSettings(root.loaderData) ? root.loaderData : undefined }
}

function isSettings(loaded: unknown): loaded is ShopSettings {
  return typeof loaded === 'object' && loaded !== null && 'appName' in loaded
}
