import { colourCount } from '@zayy/domain/cart/piece-count'
import { type Halalas, toSar, ZERO } from '@zayy/domain/money'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import chip from '@zayy/ui/chip.module.css'
import { Dot } from '@zayy/ui/dot'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { watchSize } from '@zayy/ui/watch-size'
import { type RefCallback, type RefObject, useCallback, useEffect, useState } from 'react'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { Trans } from '../i18n/trans.tsx'
import { Price, usePriceTax } from '../prices/price.tsx'
import { PriceHint } from '../prices/price-hint.tsx'
import { TierBar, tierSegments } from '../prices/tier-bar.tsx'
import { BuyButton, useShortLabel } from './add-to-cart-button.tsx'
import { selectedColours } from './selection-list.tsx'
import { SpreadButton } from './spread-button.tsx'
import styles from './sticky-buy-bar.module.css'
import { TierBarThumb, useTierBarThumbMessages } from './tier-bar-thumb.tsx'
import {
  useAcceptOffer,
  usePricedQuantity,
  useSelectionSum,
  useSettledSelection,
  useSpreadableQuantity,
  useVariantPicker,
} from './variant-selection-context.tsx'

/**
 * A bar at the bottom of a wide screen until the page's total is scrolled past. It shows the parts that are out of view: the
 * tier bar, and the total with its button. In place of a part in view it shows the chosen colours or the hint below the tier
 * bar.
 */
export function StickyBuyBar() {
  const { tierBar, sum, focusWithin } = useShownParts()
  return tierBar || sum ? (
    <div className={`${visibility.notOnPhones} ${visibility.notInPrint} ${styles.bar}`} {...focusWithin}>
      <StickyBuyBarContent tierBar={tierBar} sum={sum} />
    </div>
  ) : null
}

function StickyBuyBarContent({ tierBar, sum }: { tierBar: boolean; sum: boolean }) {
  const thumb = useTierBarThumbMessages()
  const label = useShortLabel()
  const spreadable = useSpreadableQuantity()
  const box = useFootSpace()
  return (
    <section ref={box} aria-label={thumb.dock} className={`${layout.container} ${styles.row}`}>
      {tierBar ? <MiniTierBar /> : <ChosenColours />}
      {sum ? <Sum /> : null}
      {spreadable !== null && tierBar ? (
        <div className={sum ? styles.action : styles.hint}>
          <SpreadButton quantity={spreadable} />
        </div>
      ) : sum ? (
        <BuyButton className={styles.action}>{label}</BuyButton>
      ) : (
        <Hint />
      )}
    </section>
  )
}

function Sum() {
  const tax = usePriceTax()
  const messages = useBuyingMessages('cart')
  const { quantity, unit, subtotal } = useSelectionSum()
  return (
    <div className={styles.sum}>
      <span className={typography.note}>
        <Trans text={messages.piecesAt(quantity)} parts={{ each: <ChangingPrice amount={unit} /> }} />
      </span>
      <b>
        <ChangingPrice amount={subtotal} />
      </b>
      <span className={typography.note}>{messages.tax[tax]}</span>
    </div>
  )
}

/** The hint below the page's tier bar. */
function Hint() {
  const { tiers } = useVariantPicker()
  const { quantity } = useSelectionSum()
  const acceptOffer = useAcceptOffer()
  return (
    <div className={styles.hint}>
      <PriceHint tiers={tiers} count={quantity} onMore={acceptOffer} />
    </div>
  )
}

/** As many chosen colours as fit into one line. */
function ChosenColours() {
  const messages = useBuyingMessages('cart')
  const { product } = useVariantPicker()
  const selection = useSettledSelection((state) => state.selection)
  return (
    <ul className={styles.colours} aria-label={messages.yourSelection}>
      {selectedColours(product, selection).map(({ colour }) => (
        <li key={colour.id} className={chip.chip}>
          <Dot code={colour.code} />
          {colour.name}
          <b className={typography.number}>{formatNumber(colourCount(selection, colour.id))}</b>
        </li>
      ))}
    </ul>
  )
}

/** Its key restarts the highlight animation whenever the amount changes. */
function ChangingPrice({ amount }: { amount: Halalas }) {
  return (
    <span key={formatAmount(toSar(amount))} className={styles.changed}>
      <Price amount={amount} />
    </span>
  )
}

/** The small tier bar with its thumb. Screen readers find only the thumb, because the page already has the prices. */
function MiniTierBar() {
  const { tiers } = useVariantPicker()
  const quantity = usePricedQuantity()
  return (
    <div className={styles.tierBar}>
      <div aria-hidden="true">
        <TierBar tiers={tiers} count={quantity} mini />
      </div>
      <TierBarThumb look="mini" />
    </div>
  )
}

const reached = { past: styles.passed, here: styles.reached, next: undefined, later: undefined }

/** The upper edge of the phone's buy bar, a tape without figures. Keeps the bar above the keyboard, and fields clear of it. */
export function BuyBarEdge() {
  const { tiers } = useVariantPicker()
  const priced = usePricedQuantity()
  const box = useFootSpace()
  useKeyboardSpace()
  return (
    <div ref={box} className={styles.edge} aria-hidden="true">
      {tierSegments(tiers, priced).map(({ tier, state }) => (
        <i key={tier.from} className={reached[state]} />
      ))}
    </div>
  )
}

const PAUSE_MS = 1000

/** Announces the totals and a lower unit price to screen readers after a pause without changes. */
export function TotalsAnnouncement() {
  const messages = useTierBarThumbMessages()
  const { quantity, unit, subtotal } = useSelectionSum()
  const now =
    quantity > 0
      ? messages.totalAnnouncement(quantity, formatAmount(toSar(unit)), formatAmount(toSar(subtotal)))
      : ''
  const [announced, setAnnounced] = useState({ text: '', unit: ZERO })
  useEffect(() => {
    const pause = setTimeout(
      () => setAnnounced((last) => ({ text: unit < last.unit ? messages.lowerPrice(now) : now, unit })),
      PAUSE_MS,
    )
    return () => clearTimeout(pause)
  }, [now, unit, messages])
  return (
    <p className={typography.visuallyHidden} role="status">
      {announced.text}
    </p>
  )
}

/** Props of the bar's element: it stays while the focus is in it. */
type FocusWithin = { onFocus: () => void; onBlur: () => void }

type ShownParts = {
  tierBar: boolean
  sum: boolean
  focusWithin: FocusWithin
}

/**
 * Returns which parts of the bar to show: with pieces selected, those whose counterpart on the page is out of view; none below
 * the page's totals.
 */
function useShownParts(): ShownParts {
  const { tierBar, totals } = useVariantPicker()
  const { quantity } = useSelectionSum()
  const tierBarInView = useInView(tierBar)
  const totalsInView = useInView(totals)
  const beforeEnd = useInView(totals, ANYWHERE_BELOW)
  const [focused, setFocused] = useState(false)
  const chosen = (quantity > 0 || focused) && beforeEnd
  return {
    tierBar: chosen && !tierBarInView,
    sum: chosen && !totalsInView,
    focusWithin: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
  }
}

const FOOT_SPACE = '--foot-space'

/** Scrolls the focused field into view if a foot of this height covers it. */
function uncoverField(foot: number) {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  const { top, bottom } = field.getBoundingClientRect()
  if (top < window.innerHeight && bottom > window.innerHeight - foot)
    field.scrollIntoView({ block: 'nearest' })
}

/** Keeps fields and floating buttons clear of the bar around `box`. */
function useFootSpace(): RefCallback<HTMLElement> {
  return useCallback((box: HTMLElement | null) => {
    const foot = box?.parentElement
    if (!foot) return
    let height = 0
    const unwatch = watchSize(foot, () => {
      setFootSpace(foot, foot.offsetHeight)
      if (foot.offsetHeight > height) uncoverField(foot.offsetHeight)
      height = foot.offsetHeight
    })
    return () => {
      unwatch()
      setFootSpace(foot, 0)
    }
  }, [])
}

/** The bar that takes the space: phones have another than wide screens, and a rotation shows one and hides the other. */
let footWithSpace: HTMLElement | null = null

/** A property that all elements inherit from the document would restyle each of them, 60 ms on a phone. */
function setFootSpace(foot: HTMLElement, height: number) {
  if (height === 0 && footWithSpace !== foot) return
  footWithSpace = height > 0 ? foot : null
  const space = height > 0 ? `${height}px` : ''
  document.documentElement.style.scrollPaddingBlockEnd = space
  document.querySelector<HTMLElement>('[data-floating]')?.style.setProperty(FOOT_SPACE, space)
}

/** Share of an element's area that counts as in view. */
const MIN_VISIBLE_RATIO = 0.9

const BETWEEN_BARS = '-64px 0px -96px'
/** From the header down to the end of any page. */
const ANYWHERE_BELOW = '-64px 0px 1000000px'

/** Returns whether an element is in view, by default between header and bottom bar; true until measured. */
function useInView(element: RefObject<HTMLElement | null>, rootMargin = BETWEEN_BARS): boolean {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 1) >= MIN_VISIBLE_RATIO),
      { rootMargin, threshold: MIN_VISIBLE_RATIO },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, rootMargin])
  return inView
}

const KEYBOARD_SPACE = '--keyboard-space'
const RESIZE_WITH_KEYBOARD = ', interactive-widget=resizes-content'
/** Every keyboard is higher; a browser's own bars change the height by less. */
const MIN_KEYBOARD_PX = 100

/**
 * Keeps the bar above a phone's keyboard. Chromium and Firefox resize the page by a viewport setting; in Safari the keyboard
 * covers the page, and `--keyboard-space` holds the covered height.
 */
function useKeyboardSpace() {
  useEffect(resizeWithKeyboard, [])
  useEffect(measureKeyboard, [])
}

function resizeWithKeyboard() {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
  if (!viewport) return
  const { content } = viewport
  viewport.content = content + RESIZE_WITH_KEYBOARD
  return () => {
    viewport.content = content
  }
}

function measureKeyboard() {
  const viewport = window.visualViewport
  if (!viewport) return
  const root = document.documentElement
  const measure = () => {
    const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop)
    const zoomed = viewport.scale > 1.01
    if (covered < MIN_KEYBOARD_PX || zoomed) root.style.removeProperty(KEYBOARD_SPACE)
    else root.style.setProperty(KEYBOARD_SPACE, `${covered}px`)
  }
  viewport.addEventListener('resize', measure)
  viewport.addEventListener('scroll', measure)
  return () => {
    viewport.removeEventListener('resize', measure)
    viewport.removeEventListener('scroll', measure)
    root.style.removeProperty(KEYBOARD_SPACE)
  }
}
