import { Drawer, DrawerClose } from '@zayy/ui/dialog/drawer'
import { Icon } from '@zayy/ui/icon'
import { StoredHtml } from '@zayy/ui/stored-html'
import { Thumb } from '@zayy/ui/thumb'
import { DeliveryFacts } from '../../delivery/delivery-facts.tsx'
import { useMessages } from '../../i18n/locale-context.tsx'
import { Trans } from '../../i18n/trans.tsx'
import { Price } from '../../layout/price.tsx'
import { AddToCartButton } from '../add-to-cart-button.tsx'
import { isSingleVariant } from '../picker-view.ts'
import { SelectionList } from '../selection-list.tsx'
import { SelectionPriceTiers } from '../selection-price-tiers.tsx'
import { ActiveColourHead, useActiveColour } from '../size-tiles.tsx'
import { Swatches } from '../swatches.tsx'
import { TotalsAnnouncement } from '../dock/totals-announcement.tsx'
import { QuantityPin } from '../quantity-pin/quantity-pin.tsx'
import { useClampedText } from '../use-clamped-text.ts'
import { useSelectionSum, useVariantPicker } from '../variant-selection-context.tsx'
import { ContinueToCheckout } from './continue-to-checkout.tsx'
import { DrawerTotals } from './drawer-totals.tsx'
import { SizeList } from './size-list.tsx'
import { useVariantDrawerMessages } from './variant-drawer-messages.ts'
import button from '@zayy/ui/button.module.css'
import panel from '@zayy/ui/dialog/drawer.module.css'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import richText from '@zayy/ui/rich-text.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './variant-drawer.module.css'

type VariantDrawerProps = {
  open: boolean
  onClose: () => void
  /** HTML, made safe when it was stored. */
  description: string
  today: string
  syncsWithCart?: boolean
}

/** The variation drawer (spec, 2): the same selection as on the page, one colour at a time, for thumbs. */
export default function VariantDrawer({
  open,
  onClose,
  description,
  today,
  syncsWithCart,
}: VariantDrawerProps) {
  const messages = useMessages('cart')
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
      <div className={`${panel.body} ${styles.body}`}>
        <SelectionPriceTiers mini pin={<QuantityPin look="mini" />} />
        {single ? null : (
          <div className={styles.colours}>
            <Swatches />
          </div>
        )}
        <ActiveColourHead />
        {colour ? <SizeList colour={colour} /> : null}
        <SelectionList />
        <Description html={description} />
        <DeliveryFacts today={today} />
      </div>
      <div className={`${panel.foot} ${styles.foot}`}>
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
      </div>
    </Drawer>
  )
}

function DrawerHead() {
  const drawer = useVariantDrawerMessages()
  const { product } = useVariantPicker()
  const colour = useActiveColour()
  const { unit } = useSelectionSum()
  return (
    <div className={`${panel.head} ${styles.head}`}>
      <Thumb url={colour?.image ?? product.image} width={44} height={55} />
      <div className={styles.name}>
        <b>{product.name}</b>
        <span className={typography.note}>
          <Trans text={drawer.priceNow} parts={{ each: <Price amount={unit} /> }} />
        </span>
      </div>
      <DrawerClose className={`${iconButton.iconButton} ${layout.pushed}`} label={drawer.close}>
        <Icon name="x" size="l" />
      </DrawerClose>
    </div>
  )
}

function Description({ html }: { html: string }) {
  const messages = useMessages('cart')
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
