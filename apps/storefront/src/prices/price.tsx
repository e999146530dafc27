import { type PriceTax, priceTax } from '@zayy/domain/checkout/price-tax'
import { type Halalas, subtract, toSar, ZERO } from '@zayy/domain/money'
import { formatAmount } from '@zayy/i18n/numbers'
import { riyalFontFiles } from '@zayy/ui/font-files'
import typography from '@zayy/ui/typography.module.css'
import { Fragment, useEffect, useRef } from 'react'
import { preload } from 'react-dom'
import { useMessages } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import styles from './price.module.css'
import type { RollingDigits } from './rolling-digits.tsx'

let Digits: typeof RollingDigits | undefined

/** Lets digits roll. Not before hydration, which needs only the text. */
export function rollDigitsWith(digits: typeof RollingDigits): void {
  Digits = digits
}

/**
 * An amount with riyal sign and two decimals. Screen readers get the currency's name. The left-to-right isolate keeps sign and
 * digits together in Arabic text.
 * @param props.rolls its digits roll when it changes: a price at the needed or chosen quantity
 */
export function Price({ amount, rolls = false }: { amount: Halalas; rolls?: boolean }) {
  const messages = useMessages('layout')
  if (import.meta.env.SSR)
    for (const file of riyalFontFiles)
      preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  const text = formatAmount(toSar(amount < ZERO ? subtract(ZERO, amount) : amount))
  const shown = useRef(text)
  useEffect(() => {
    shown.current = text
  }, [text])
  return (
    <bdi className={styles.price} dir="ltr">
      {amount < ZERO ? '−' : null}
      <i aria-hidden="true">{'\u20c1'}</i>
      {rolls && Digits ? <Digits text={text} first={shown.current} /> : text}
      <span className={typography.visuallyHidden}>{` ${messages.currency}`}</span>
    </bdi>
  )
}

/** Isolates percentages so that their sign stays to the right of the number in Arabic: «قطن 60% / بوليستر 40%». */
export function Percentages({ text }: { text: string }) {
  return text.split(/(\d[\d.,]*%)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Fragment key={index}>
        <bdi dir="ltr">{part}</bdi>
      </Fragment>
    ),
  )
}

/** Returns whether prices include VAT, exclude it, or are free of it. */
export function usePriceTax(): PriceTax {
  const { taxPercent, taxIncluded } = useShopSettings()
  return priceTax(taxPercent, taxIncluded)
}
