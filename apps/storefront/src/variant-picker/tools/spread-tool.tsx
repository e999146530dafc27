import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { setQuantities } from '@zayy/domain/cart/set-quantities'
import { sharesOfRun, sizeRuns } from '@zayy/domain/cart/size-run'
import { spreadQuantity } from '@zayy/domain/cart/spread-quantity'
import { greatestQuantity } from '@zayy/domain/catalog/price-tiers'
import { formatNumber } from '@zayy/i18n/numbers'
import field from '@zayy/ui/field.module.css'
import { keepLineBreaks } from '@zayy/ui/keep-line-breaks'
import typography from '@zayy/ui/typography.module.css'
import { type SyntheticEvent, useId, useState } from 'react'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { replaceSelection } from '../variant-selection-store.ts'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { SizeRuns } from './size-runs.tsx'
import form from './tool-form.module.css'
import { ToolActions, ToolField } from './tool-form.tsx'
import { useUndoToast } from './use-undo-toast.tsx'

const EVERY_COLOUR = 'all'

/** Spreads a number of pieces over the sizes of one or every colour by a size run. */
export function SpreadTool({ onDone }: { onDone: () => void }) {
  const messages = useGridToolsMessages()
  const { product, tiers, store } = useVariantPicker()
  const activeColour = useVariantSelection((state) => state.activeColour)
  const toastWithUndo = useUndoToast()
  const [typed, setTyped] = useState('')
  const [colour, setColour] = useState(String(activeColour ?? EVERY_COLOUR))
  const [shares, setShares] = useState(() =>
    sharesOfRun(
      sizeRuns[0],
      product.sizes.map(({ name }) => name),
    ),
  )
  const [typedShares, setTypedShares] = useState<TypedShares>(new Map())
  const isWrong = [...typedShares.values()].some(isWrongShare)
  const total = readQuantity(typed) ?? 0
  const quantities = total > 0 && !isWrong ? spreadQuantity(total, shares, greatestQuantity(tiers)) : null
  const into = product.colours.filter(({ id }) => colour === EVERY_COLOUR || id === Number(colour))
  const spread = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!quantities) return
    const cells = into.flatMap(({ id }) =>
      product.sizes.map((size, at) => ({ colour: id, size: size.id, quantity: quantities[at] ?? 0 })),
    )
    replaceSelection(store, setQuantities(store.getState().selection, cells))
    toastWithUndo(messages.spreadDone(total * into.length))
    onDone()
  }
  return (
    <form onSubmit={spread} className={form.form}>
      <div className={form.pair}>
        <ToolField
          label={messages.howMany}
          error={typed.trim() !== '' && readQuantity(typed) === null ? messages.notAQuantity : undefined}
        >
          {(control) => (
            <input
              {...control}
              className={field.input}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              value={typed}
              aria-invalid={typed.trim() !== '' && readQuantity(typed) === null}
              onChange={(event) => setTyped(event.currentTarget.value)}
              {...keepLineBreaks(setTyped)}
            />
          )}
        </ToolField>
        <ToolField label={messages.intoColour}>
          {(control) => (
            <select
              {...control}
              className={field.select}
              value={colour}
              onChange={(event) => setColour(event.currentTarget.value)}
            >
              {product.colours.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {product.colours.length > 1 ? (
                <option value={EVERY_COLOUR}>{messages.everyColour}</option>
              ) : null}
            </select>
          )}
        </ToolField>
      </div>
      <SizeRuns
        shares={shares}
        onChoose={(run) => {
          setShares(run)
          setTypedShares(new Map())
        }}
      />
      <ShareFields
        shares={shares}
        quantities={quantities}
        onChange={setShares}
        typed={typedShares}
        onType={setTypedShares}
      />
      {total > 0 && !quantities && !isWrong ? (
        <p className={form.error} role="alert">
          {messages.cannotSpread}
        </p>
      ) : null}
      <ToolActions
        submit={messages.spreadPieces(total * into.length)}
        disabled={!quantities}
        onCancel={onDone}
      />
    </form>
  )
}

/** Typed texts by size id. */
export type TypedShares = ReadonlyMap<number, string>

function isWrongShare(text: string): boolean {
  return text.trim() !== '' && readQuantity(text) === null
}

/** The share of each size and the pieces that it would get. */
function ShareFields({
  shares,
  quantities,
  typed,
  onChange,
  onType,
}: {
  shares: readonly number[]
  quantities: readonly number[] | null
  typed: TypedShares
  onChange: (shares: number[]) => void
  onType: (typed: TypedShares) => void
}) {
  const messages = useGridToolsMessages()
  const { product } = useVariantPicker()
  const id = useId()
  const type = (size: number, at: number, text: string) => {
    onType(new Map([...typed, [size, text]]))
    if (!isWrongShare(text)) onChange(shares.with(at, readQuantity(text) ?? 0))
  }
  const isWrong = (size: number) => isWrongShare(typed.get(size) ?? '')
  return (
    <fieldset>
      <legend className={form.legend}>{messages.shares}</legend>
      <div className={form.shares}>
        {product.sizes.map((size, at) => (
          <div key={size.id} className={form.share}>
            <label>
              <bdi dir="ltr" aria-hidden>
                {size.name}
              </bdi>
              <span className={typography.visuallyHidden}>{messages.share(size.name)}</span>
              <input
                className={field.input}
                inputMode="numeric"
                autoComplete="off"
                aria-describedby={isWrong(size.id) ? `${id}-wrong` : `${id}-${size.id}`}
                aria-invalid={isWrong(size.id)}
                value={typed.get(size.id) ?? (shares[at] || '')}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => type(size.id, at, event.currentTarget.value)}
                {...keepLineBreaks((text) => type(size.id, at, text))}
              />
            </label>
            <b id={`${id}-${size.id}`} className={typography.number}>
              {quantities?.[at] ? formatNumber(quantities[at]) : null}
            </b>
          </div>
        ))}
      </div>
      <p id={`${id}-wrong`} className={form.error} role="alert">
        {product.sizes.some(({ id: size }) => isWrong(size)) ? messages.notAQuantity : null}
      </p>
      <p className={form.note}>{messages.sharesHint}</p>
    </fieldset>
  )
}
