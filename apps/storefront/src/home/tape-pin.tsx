import { readQuantity } from '@zayy/domain/cart/read-quantity'
import type { Locale } from '@zayy/i18n/locale'
import { quantityTape as ar } from '@zayy/i18n/messages/ar/quantity-tape'
import { quantityTape as en } from '@zayy/i18n/messages/en/quantity-tape'
import { keepLineBreaks } from '@zayy/ui/keep-line-breaks'
import { type CSSProperties, type PointerEvent, useId, useRef, useState } from 'react'
import { useTargetQuantityMessages } from '../header/target-quantity-messages.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useChangeTargetQuantity } from '../prices/change-target-quantity.ts'
import { useTargetQuantity } from '../prices/target-quantity.ts'
import styles from './quantity-tape.module.css'
import { placeOnTape, quantityAfterTapeKey, quantityOnTape } from './tape-scale.ts'

type QuantityTapeMessages = typeof ar

const tapeMessages: Record<Locale, QuantityTapeMessages> = { ar, en }

/** The pin of the tape with its label, which is also a field. Pressing or dragging anywhere on the tape moves the pin. */
export default function TapePin({ stops }: { stops: readonly number[] }) {
  const locale = useLocale()
  const messages = tapeMessages[locale]
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const quantity = useTargetQuantity()
  const change = useChangeTargetQuantity()
  const knob = useRef<HTMLDivElement>(null)
  const [dragging, setDragging] = useState(false)
  const last = stops.at(-1) ?? 1
  const people = messages.people.findLast(([from]) => from <= quantity)?.[1] ?? ''

  const drag = (event: PointerEvent<HTMLElement>) => {
    const tape = event.currentTarget.getBoundingClientRect()
    const fromStart = direction === 'rtl' ? tape.right - event.clientX : event.clientX - tape.left
    const next = quantityOnTape(stops, (fromStart / tape.width) * 100)
    if (next !== quantity) change(next)
  }
  const drop = () => setDragging(false)

  // The content security policy forbids style attributes in HTML, so the pin is rendered by browsers only.
  const place = { '--place': placeOnTape(stops, quantity) } as CSSProperties
  return (
    <div className={dragging ? `${styles.pin} ${styles.dragging}` : styles.pin} style={place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers; keys move the slider in it */}
      <div
        className={styles.track}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          knob.current?.focus({ preventScroll: true, focusVisible: false })
          setDragging(true)
          drag(event)
        }}
        // Dragging would select texts in WebKit.
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={(event) => {
          if (dragging) drag(event)
        }}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <div
          ref={knob}
          className={styles.knob}
          role="slider"
          tabIndex={0}
          aria-label={messages.label}
          aria-valuemin={1}
          aria-valuemax={last}
          aria-valuenow={Math.min(quantity, last)}
          aria-valuetext={messages.valueText(quantity, people)}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return
            const next = quantityAfterTapeKey(stops, quantity, event.key, direction)
            if (next === null) return
            event.preventDefault()
            change(next)
          }}
        />
      </div>
      <QuantityLabel quantity={quantity} people={people} messages={messages} onChange={change} />
    </div>
  )
}

/** The number as a field, its unit, and who that many people are. */
function QuantityLabel({
  quantity,
  people,
  messages,
  onChange,
}: {
  quantity: number
  people: string
  messages: QuantityTapeMessages
  onChange: (quantity: number) => void
}) {
  const { piecesAfter } = useTargetQuantityMessages()
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const shown = typed ?? String(quantity)
  const isWrong = typed !== null && typed.trim() !== '' && readQuantity(typed) === null
  const type = (text: string) => {
    setTyped(text)
    const read = readQuantity(text)
    if (read) onChange(read)
  }
  const leave = () => {
    if (isWrong) return
    if (typed !== null && !readQuantity(typed)) onChange(1)
    setTyped(null)
  }
  return (
    <label className={styles.label}>
      <span className={styles.number}>
        <input
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          aria-label={messages.label}
          aria-invalid={isWrong}
          aria-describedby={id}
          style={{ inlineSize: `${Math.min(Math.max(shown.length, 3), 6) * 0.66 + 0.4}em` }}
          value={shown}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave()
            if (event.key === 'Escape') setTyped(null)
          }}
          {...keepLineBreaks(type)}
        />{' '}
        {piecesAfter(quantity)}
      </span>
      <small id={id} className={isWrong ? styles.error : undefined} role={isWrong ? 'alert' : undefined}>
        {isWrong ? messages.notAQuantity : people}
      </small>
    </label>
  )
}
