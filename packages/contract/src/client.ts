import type { ShopClient } from './shop-client.ts'

/** The browser's client of the API in one language. Imported lazily by the storefront (language/lazy-client.ts). */
export function createBrowserClient(lang: 'ar' | 'en'): ShopClient {
  throw new Error(`The client for ${lang} is written with the contract.`)
}
