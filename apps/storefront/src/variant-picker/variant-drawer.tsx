import { useNavigate } from '@tanstack/react-router'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { add } from '@zayy/domain/money'
import { variantDrawer as ar } from '@zayy/i18n/messages/ar/variant-drawer'
import { variantDrawer as en } from '@zayy/i18n/messages/en/variant-drawer'
import button from '@zayy/ui/button.module.css'
import { DialogClose } from '@zayy/ui/dialog/dialog-layer'
import { Drawer } from '@zayy/ui/dialog/drawer'
import panel from '@zayy/ui/dialog/drawer.module.css'
import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import richText from '@zayy/ui/rich-text.module.css'
import { StoredHtml } from '@zayy/ui/stored-html'
import { Thumb } from '@zayy/ui/thumb'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../after-paint.ts'
import type { Colour } from '../cart-state/cart-product.ts'
import { setDrawer } from '../cart-state/cart-store.ts'
import { DeliveryFacts } from '../delivery/delivery-facts.tsx'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { messagesHook } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import summaryBox from '../page/summary-box.module.css'
import { Price } from '../prices/price.tsx'
import { quantityIssueMessage } from '../prices/quantity-issue.ts'
import { AddToCartButton, useInvalidCellGuard } from './add-to-cart-button.tsx'
import { isSingleVariant } from './picker-view.ts'
import { SelectionList } from './selection-list.tsx'
import { SelectionPriceTiers } from './selection-price-tiers.tsx'
import { ActiveColourHead, SizeTile, useActiveColour } from './size-tiles.tsx'
import { TotalsAnnouncement } from './sticky-buy-bar.tsx'
import { Swatches } from './swatches.tsx'
import { TierBarThumb } from './tier-bar-thumb.tsx'
import { useClampedText } from './use-clamped-text.ts'
import styles from './variant-drawer.module.css'
import { useSelectionSum, useUnitPrice, useVariantPicker } from './variant-selection-context.tsx'

type VariantDrawerProps = {
  open: boolean
  onClose: () => void
  /** HTML, sanitised when it was stored. */
  description: string
  today: string
  syncsWithCart?: boolean
}

/** The variation drawer (spec, 2): the page's selection, one colour at a time. */
export default function VariantDrawer({
  open,
  onClose,
  description,
  today,
  syncsWithCart,
}: VariantDrawerProps) {
  const messages = useBuyingMessages('cart')
  const drawer = useVariantDrawerMessages()
  const colour = useActiveColour()
  const single = isSingleVariant(useVariantPicker().product)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={single ? messages.chooseQuantity : messages.drawer}
      edge="end"
      className={styles.drawer}
    >
      <DrawerHead />
      <DrawerRest
        body={
          <>
            <SelectionPriceTiers mini thumb={<TierBarThumb look="mini" />} />
            {single ? null : <ColourLine />}
            <ActiveColourHead />
            {colour ? <SizeList colour={colour} /> : null}
            <SelectionList />
            <Description html={description} />
            <DeliveryFacts today={today} />
          </>
        }
        foot={
          <>
            <DrawerTotals />
            {open ? <TotalsAnnouncement /> : null}
            {syncsWithCart ? (
              <div className={`${layout.row} ${styles.action}`}>
                <button type="button" className={`${button.outlined} ${button.tall}`} onClick={onClose}>
                  {drawer.done}
                </button>
                <ContinueToCheckout />
              </div>
            ) : (
              <AddToCartButton className={`${button.tall} ${styles.action}`} />
            )}
          </>
        }
      />
    </Drawer>
  )
}

/** The panel with its head is painted before its content is rendered. */
function DrawerRest({ body, foot }: { body: ReactNode; foot: ReactNode }) {
  const [filled, setFilled] = useState(false)
  useEffect(() => afterPaint(() => setFilled(true)), [])
  return (
    <>
      <div className={`${panel.body} ${styles.body}`} aria-busy={!filled}>
        {filled ? body : null}
      </div>
      {filled ? <div className={`${panel.foot} ${styles.foot}`}>{foot}</div> : null}
    </>
  )
}

/** Distance in px that keeps the ring of the active colour from the line's edge. */
const RING_SPACE = 16

/** The colours in one line, which scrolls to the active one: a browser may leave a focused item half visible. */
function ColourLine() {
  const line = useRef<HTMLDivElement>(null)
  const active = useActiveColour()
  useEffect(() => {
    const colours = line.current?.firstElementChild
    const chosen = active && colours?.querySelector('[aria-checked=true]')?.getBoundingClientRect()
    if (!colours || !chosen) return
    const { left, right } = colours.getBoundingClientRect()
    colours.scrollLeft +=
      Math.min(0, chosen.left - left - RING_SPACE) + Math.max(0, chosen.right - right + RING_SPACE)
  }, [active])
  return (
    <div ref={line}>
      <Swatches className={styles.colours} />
    </div>
  )
}

function DrawerHead() {
  const drawer = useVariantDrawerMessages()
  const { product } = useVariantPicker()
  const colour = useActiveColour()
  const unit = useUnitPrice()
  return (
    <div className={`${panel.head} ${styles.head}`}>
      <Thumb url={colour?.image ?? product.image} width={44} height={55} />
      <div className={styles.name}>
        <b>{product.name}</b>
        <span className={typography.note}>
          <Trans text={drawer.priceNow} parts={{ each: <Price amount={unit} rolls /> }} />
        </span>
      </div>
      <DialogClose className={`${iconButton.iconButton} ${layout.pushed}`} label={drawer.close}>
        <Icon name="x" size="l" />
      </DialogClose>
    </div>
  )
}

function Description({ html }: { html: string }) {
  const messages = useBuyingMessages('cart')
  const { box, open, cut, toggle } = useClampedText()
  return (
    <div className={styles.about}>
      <div ref={box} className={open ? typography.small : `${typography.small} ${typography.clamped}`}>
        <StoredHtml html={html} className={richText.richText} />
      </div>
      {cut || open ? (
        <button
          type="button"
          className={`${button.quiet} ${button.small} ${styles.more}`}
          aria-expanded={open}
          onClick={toggle}
        >
          {open ? messages.showLess : messages.showMore}
          <Icon name={open ? 'caret-up' : 'caret-down'} size="s" />
        </button>
      ) : null}
    </div>
  )
}

/** The drawer's button on the cart page: closes the drawer and opens the checkout (spec, 2). */
export function ContinueToCheckout() {
  const drawer = useVariantDrawerMessages()
  const messages = useBuyingMessages('cart')
  const { tiers, store } = useVariantPicker()
  const { quantity } = useSelectionSum()
  const navigate = useNavigate()
  const stopsAtWrongCell = useInvalidCellGuard()
  const go = () => {
    if (stopsAtWrongCell()) return
    const issue = quantityIssueMessage(tiers, pieceCount(store.getState().selection), messages)
    if (issue) {
      void toast(issue, 'error', 'selection')
      return
    }
    setDrawer(null)
    void navigate({ to: '/checkout' })
  }
  return (
    <button
      type="button"
      className={`${button.primary} ${button.fullWidth} ${button.tall}`}
      disabled={quantity === 0}
      onClick={go}
    >
      {drawer.continueToOrder}
    </button>
  )
}

/** Spec, 2 Variation drawer. */
export function DrawerTotals() {
  const drawer = useVariantDrawerMessages()
  const messages = useBuyingMessages('cart')
  const { quantity, subtotal, saving } = useSelectionSum()
  return (
    <dl className={`${summaryBox.sums} ${styles.totals}`}>
      <dt>{drawer.subtotalBefore}</dt>
      <dd>
        <Price amount={add(subtotal, saving)} />
      </dd>
      <dt className={typography.highlight}>{messages.saved}</dt>
      <dd className={typography.highlight}>
        <Price amount={saving} />
      </dd>
      <dt className={styles.total}>{drawer.subtotal(quantity)}</dt>
      <dd className={styles.total}>
        <Price amount={subtotal} />
      </dd>
    </dl>
  )
}

/** The active colour's sizes, the drawer's only scrolling part (spec, 9). */
export function SizeList({ colour }: { colour: Colour }) {
  const { product } = useVariantPicker()
  return (
    <div className={styles.list} data-variants tabIndex={-1}>
      {product.sizes.map((size) => (
        <SizeTile key={size.id} colour={colour} size={size} className={styles.size} />
      ))}
    </div>
  )
}

export const useVariantDrawerMessages = messagesHook({ ar, en })
