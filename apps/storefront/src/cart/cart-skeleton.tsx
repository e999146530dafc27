import { useCartPageMessages } from './cart-page-messages.ts'
import cartPage from './cart-page.module.css'
import priceHint from '../price-tiers/price-hint.module.css'
import styles from './cart-skeleton.module.css'
import cartLine from './cart-line.module.css'
import summaryBox from '../layout/summary-box.module.css'

/** The cart's page until the browser has read its cart, or for good where there is no script to read it. */
export function CartSkeleton() {
  const page = useCartPageMessages()
  return (
    <>
      <div className={`row between wrapx ${cartPage.head}`}>
        <h1 className="h1">{page.cart}</h1>
      </div>
      <noscript>
        <p className={`${priceHint.priceHint} ${priceHint.belowMinimum}`}>{page.needsScript}</p>
      </noscript>
      <div className={`g12 ${cartPage.columns} ${styles.skeleton}`} aria-hidden="true">
        <div className={cartPage.lines}>
          <div className={cartLine.line}>
            <div className={`${styles.picture} ${cartLine.picture} skel`} />
            <div className={cartLine.body}>
              <div className="skel line" />
              <div className="skel line short" />
            </div>
          </div>
        </div>
        <div className={cartPage.aside}>
          <div className={`${styles.summary} ${summaryBox.box} skel`} />
        </div>
      </div>
    </>
  )
}
