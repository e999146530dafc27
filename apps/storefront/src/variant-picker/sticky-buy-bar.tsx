import { type Halalas, toSar, ZERO } from '@zayy/domain/money'
import { formatAmount } from '@zayy/i18n/numbers'
import { type RefCallback, type RefObject, useCallback, useEffect, useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { Price, usePriceTax } from '../prices/price.tsx'
import { TierBar } from '../prices/tier-bar.tsx'
import { BuyButton, useShortLabel } from './add-to-cart-button.tsx'
import { TierBarThumb, useTierBarThumbMessages } from './tier-bar-thumb.tsx'
import { usePricedQuantity, useSelectionSum, useVariantPicker } from './variant-selection-context.tsx'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './sticky-buy-bar.module.css'

/** Price tiers, pieces, sum and button at the foot of a wide screen, while the page's own tier bar or sum is out of sight. */
export function StickyBuyBar() {
  const { tierBar, sum, focusWithin } = useShownParts()
  return tierBar || sum ? (
    <div className={`${visibility.notOnPhones} ${styles.bar}`} {...focusWithin}>
      <StickyBuyBarContent tierBar={tierBar} button={sum} />
    </div>
  ) : null
}

/** `tierBar`, `button`: the page's own is out of sight. */
function StickyBuyBarContent({ tierBar, button }: { tierBar: boolean; button: boolean }) {
  const tax = usePriceTax()
  const messages = useMessages('cart')
  const thumb = useTierBarThumbMessages()
  const { quantity, unit, subtotal } = useSelectionSum()
  const label = useShortLabel()
  const box = useFootSpace()
  return (
    <section ref={box} aria-label={thumb.dock} className={`${layout.container} ${styles.row}`}>
      {tierBar ? (
        <div className={styles.tiers}>
          <MiniTierBar />
        </div>
      ) : null}
      <div className={styles.sum}>
        <span className={typography.note}>
          <Trans text={messages.piecesAt(quantity)} parts={{ each: <ChangingPrice amount={unit} /> }} />
        </span>
        <b>
          <ChangingPrice amount={subtotal} />
        </b>
        <span className={typography.note}>{messages.tax[tax]}</span>
      </div>
      {button ? <BuyButton>{label}</BuyButton> : null}
    </section>
  )
}

/** A price that is seen to change. */
function ChangingPrice({ amount }: { amount: Halalas }) {
  return (
    <span key={formatAmount(toSar(amount))} className={styles.changed}>
      <Price amount={amount} />
    </span>
  )
}

/** The tier bar in small with its pin. To readers it is the pin alone: the bar with its prices is on the page already. */
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

/** The tier bar at the top of the phone's buy bar, while the page's own is out of sight. The bar stays above the keyboard. */
export function BuyBarTierBar() {
  const { tierBar, focusWithin } = useShownParts()
  const box = useFootSpace()
  useKeyboardSpace()
  return (
    <div ref={box} {...focusWithin}>
      {tierBar ? <MiniTierBar /> : null}
    </div>
  )
}

const PAUSE_MS = 1000

/** The totals for screen readers, and that a lower price is reached: announced after a second without a change. */
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

/** What the dock's element carries, so that it stays while the focus is in it. */
type FocusWithin = { onFocus: () => void; onBlur: () => void }

type ShownParts = {
  /** Something is chosen, and the page's tier bar is out of sight. */
  tierBar: boolean
  /** Something is chosen, and the page's sum is out of sight. */
  sum: boolean
  focusWithin: FocusWithin
}

/** What of the price the dock shows: whatever of it the page does not show at this moment. */
function useShownParts(): ShownParts {
  const { tierBar, totals } = useVariantPicker()
  const { quantity } = useSelectionSum()
  const tierBarInView = useInView(tierBar)
  const totalsInView = useInView(totals)
  const [focused, setFocused] = useState(false)
  const chosen = quantity > 0 || focused
  return {
    tierBar: chosen && !tierBarInView,
    sum: chosen && !totalsInView,
    focusWithin: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
  }
}

const FOOT_SPACE = '--foot-space'

/** Moves the page where the foot has just come over the field that is being typed into. */
function uncoverField(foot: number) {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  const { top, bottom } = field.getBoundingClientRect()
  if (top < window.innerHeight && bottom > window.innerHeight - foot)
    field.scrollIntoView({ block: 'nearest' })
}

/**
 * Tells the page how high the fixed or sticky element around `box` is, as `--foot-space`: fields and
 * floating buttons keep clear of it. Nothing where it is not displayed.
 */
function useFootSpace(): RefCallback<HTMLElement> {
  return useCallback((box: HTMLElement | null) => {
    const foot = box?.parentElement
    if (!foot) return
    const root = document.documentElement
    let height = 0
    const observer = new ResizeObserver(() => {
      if (foot.offsetHeight === 0) return
      root.style.setProperty(FOOT_SPACE, `${foot.offsetHeight}px`)
      if (foot.offsetHeight > height) uncoverField(foot.offsetHeight)
      height = foot.offsetHeight
    })
    observer.observe(foot)
    return () => {
      observer.disconnect()
      root.style.removeProperty(FOOT_SPACE)
    }
  }, [])
}

/** So much of an element is seen where it can be read and pressed. */
const MIN_TEXT_SCALE = 0.9

/**
 * Whether an element is seen between the header and what stays at the foot of the screen, and not only an edge of it. true until it
 * is known.
 */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 1) >= MIN_TEXT_SCALE),
      { rootMargin: '-64px 0px -96px', threshold: MIN_TEXT_SCALE },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}

const KEYBOARD_SPACE = '--keyboard-space'
const RESIZE_WITH_KEYBOARD = ', interactive-widget=resizes-content'
/** In px: no keyboard is lower; what a browser's own bars come and go by is less. */
const MIN_HEIGHT_PX = 100

/**
 * Keeps what stands at the foot of the screen above a phone's keyboard. Chromium and Firefox are asked to make the page shorter by
 * it; where it covers the page, as in Safari, `--keyboard-space` says how much of it.
 */
function useKeyboardSpace() {
  useEffect(askForShorterPage, [])
  useEffect(measureKeyboard, [])
}

function askForShorterPage() {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
  if (!viewport) return
  const { content } = viewport
  viewport.content = content + RESIZE_WITH_KEYBOARD
  return () => {
    viewport.content = content
  }
}

function measureKeyboard() {
  const seen = window.visualViewport
  if (!seen) return
  const root = document.documentElement
  const measure = () => {
    const covered = Math.round(window.innerHeight - seen.height - seen.offsetTop)
    const zoomed = seen.scale > 1.01
    if (covered < MIN_HEIGHT_PX || zoomed) root.style.removeProperty(KEYBOARD_SPACE)
    else root.style.setProperty(KEYBOARD_SPACE, `${covered}px`)
  }
  seen.addEventListener('resize', measure)
  seen.addEventListener('scroll', measure)
  return () => {
    seen.removeEventListener('resize', measure)
    seen.removeEventListener('scroll', measure)
    root.style.removeProperty(KEYBOARD_SPACE)
  }
}
