import { useRouteContext } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import { useLocale, useMessages } from '../../i18n/locale-context.tsx'
import { localizedPath } from '../../i18n/localized-path.ts'
import { useShopSettings } from '../../layout/use-shop-settings.ts'
import { whatsappLink } from '../../layout/whatsapp-link.ts'
import type { ProductView } from './product-view.ts'
import typography from '@zayy/ui/typography.module.css'
import factList from '../../layout/fact-list.module.css'

/** One of the delivery facts: a chat that begins with the product, since on phones the buy bar covers the floating button. */
export function AskAboutProduct({ product }: Pick<ProductView, 'product'>) {
  const messages = useMessages('product')
  const { whatsapp } = useShopSettings()
  const { origin } = useRouteContext({ from: '__root__' })
  const path = localizedPath(useLocale(), `/product/${product.id}`)
  if (!whatsapp) return null
  return (
    <li>
      <Icon name="whatsapp-logo" className={factList.icon} />
      <a
        className={`${typography.link} ${typography.touchArea}`}
        href={whatsappLink(whatsapp, `${product.name}\n${origin}${path}`)}
        target="_blank"
        rel="noreferrer"
      >
        {messages.ask}
      </a>
    </li>
  )
}
