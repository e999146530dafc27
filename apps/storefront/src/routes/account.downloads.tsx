import { createFileRoute } from '@tanstack/react-router'
import folded from '@zayy/ui/assets/folded-shirt.svg?url'
import button from '@zayy/ui/button.module.css'
import { EmptyState } from '@zayy/ui/empty-state'
import typography from '@zayy/ui/typography.module.css'
import { accountHead, useAccountMessages } from '../account/account-messages.ts'
import styles from '../account/account-page.module.css'
import { headFromLoader } from '../head/page-head.ts'
import { ShopLink } from '../links/shop-link.tsx'

export const Route = createFileRoute('/account/downloads')({
  loader: ({ context }) => ({ head: accountHead(context.locale, 'downloads', '/account/downloads') }),
  head: headFromLoader(),
  component: DownloadsPage,
})

/** A placeholder: the shop sells no downloads (spec, 2 downloads). */
function DownloadsPage() {
  const messages = useAccountMessages()
  return (
    <>
      <h1 className={`${typography.pageTitle} ${styles.title}`}>{messages.pages.downloads}</h1>
      <EmptyState drawing={folded} text={messages.noDownloads}>
        <ShopLink className={button.primary} to="/shop">
          {messages.browseProducts}
        </ShopLink>
      </EmptyState>
    </>
  )
}
