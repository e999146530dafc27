import type { Bill } from '@zayy/contract/types'
import { Icon } from '@zayy/ui/icon'
import { useLocale } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import { useOrderMessages } from './order-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './share-bill.module.css'

/** Hands the bill's link to who pays or keeps the books: by WhatsApp or by mail. A browser alone shows it. */
export function ShareBill({ bill: { code, token } }: { bill: Bill }) {
  const messages = useOrderMessages()
  const link = `${window.location.origin}${localizedPath(useLocale(), '/bill')}#${token}`
  const subject = messages.shareSubject(code)
  const text = encodeURIComponent(`${subject}\n${link}`)
  return (
    <div className={styles.share}>
      <div className={`${layout.row} ${layout.wrapping} ${styles.ways}`}>
        <a
          className={button.outlined}
          href={`https://wa.me/?text=${text}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp-logo" />
          {messages.shareByWhatsapp}
        </a>
        <a className={button.outlined} href={`mailto:?subject=${encodeURIComponent(subject)}&body=${text}`}>
          <Icon name="envelope-simple" />
          {messages.shareByMail}
        </a>
      </div>
      <p className={typography.caption}>{messages.shareWarning}</p>
    </div>
  )
}
