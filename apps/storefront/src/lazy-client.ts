import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'

/** An API client whose code is loaded with the first call, since hydration does not need it. */
export function lazyClient(locale: Locale): ShopClient {
  const loaded = async () => {
    const [{ createBrowserClient }, { sendCall }] = await Promise.all([
      import('@zayy/contract/client'),
      import('./account-state/send-call.ts'),
    ])
    return createBrowserClient(locale, (request, init) => sendCall(locale, request, init))
  }
  let client: Promise<ShopClient> | undefined
  const branch = (path: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_, key) => (typeof key === 'string' && key !== 'then' ? branch([...path, key]) : undefined),
      apply: async (_, __, args: unknown[]) => {
        client ??= loaded()
        const call = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), await client)
        if (typeof call !== 'function') throw new TypeError(path.join())
        return call(...args)
      },
    })
  return branch([]) as ShopClient
}
