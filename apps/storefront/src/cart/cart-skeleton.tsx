import { WithoutScripts } from '../layout/without-scripts.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import cartPage from './cart-page.module.css'
import styles from './cart-skeleton.module.css'
import cartLine from './cart-line.module.css'
import summaryBox from '../layout/summary-box.module.css'

/** The cart's page until the browser has read its cart, or for good where there is no script to read it. */
export function CartSkeleton() {
  const page = useCartPageMessages()
  return (
    <>
      <div className={`${layout.row} ${layout.spread} ${layout.wrapping} ${cartPage.head}`}>
        <h1 className={typography.pageTitle}>{page.cart}</h1>
      </div>
      <WithoutScripts text={page.needsScript} />
      <div className={`${layout.columns} ${cartPage.columns} ${styles.skeleton}`} aria-hidden="true">
        <div className={cartPage.lines}>
          <div className={cartLine.line}>
            <div className={`${skeleton.block} ${styles.picture} ${cartLine.picture}`} />
            <div className={cartLine.body}>
              <div className={skeleton.line} />
              <div className={skeleton.shortLine} />
            </div>
          </div>
        </div>
        <div className={cartPage.aside}>
          <div className={`${skeleton.block} ${styles.summary} ${summaryBox.box}`} />
        </div>
      </div>
    </>
  )
}
