import typography from '@zayy/ui/typography.module.css'
import { useMessages } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import styles from './without-scripts.module.css'

/** Says that the page needs scripts, and how to order without. */
export function WithoutScripts({ text }: { text: string }) {
  const messages = useMessages('layout')
  const contact = (
    <ShopLink className={typography.link} to="/contact">
      {messages.contactUs}
    </ShopLink>
  )
  return (
    <noscript>
      <p className={styles.notice}>
        <span>
          {text} <Trans text={messages.orderDirectly} parts={{ contact }} />
        </span>
      </p>
    </noscript>
  )
}
