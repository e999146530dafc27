import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { setQuantities } from '@zayy/domain/cart/set-quantities'
import { sharesOfRun, sizeRuns } from '@zayy/domain/cart/size-run'
import { spreadQuantity } from '@zayy/domain/cart/spread-quantity'
import { greatestQuantity } from '@zayy/domain/catalog/price-tiers'
import { keepLineBreaks } from '@zayy/ui/keep-line-breaks'
import { type SyntheticEvent, useState } from 'react'
import { useVariantPicker, useVariantSelection } from '../../variant-selection-context.tsx'
import { replaceSelection } from '../../variant-selection-store.ts'
import { ToolActions } from '../tool-actions.tsx'
import { ToolField } from '../tool-field.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import { useUndoToast } from '../use-undo-toast.tsx'
import { isWrongShare, ShareFields, type TypedShares } from './share-fields.tsx'
import { SizeRuns } from './size-runs.tsx'
import field from '@zayy/ui/field.module.css'
import form from '../tool-form.module.css'
import styles from './spread-tool.module.css'

const everyColour = 'all'

/** Spreads a number of pieces over the sizes of a colour, or of each colour, by a size run. */
export function SpreadTool({ onDone }: { onDone: () => void }) {
  const messages = useGridToolsMessages()
  const { product, tiers, store } = useVariantPicker()
  const activeColour = useVariantSelection((state) => state.activeColour)
  const tell = useUndoToast()
  const [typed, setTyped] = useState('')
  const [colour, setColour] = useState(String(activeColour ?? everyColour))
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
  const into = product.colours.filter(({ id }) => colour === everyColour || id === Number(colour))
  const spread = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!quantities) return
    const cells = into.flatMap(({ id }) =>
      product.sizes.map((size, at) => ({ colour: id, size: size.id, quantity: quantities[at] ?? 0 })),
    )
    replaceSelection(store, setQuantities(store.getState().selection, cells))
    tell(messages.spreadDone(total * into.length))
    onDone()
  }
  return (
    <form onSubmit={spread} className={form.form}>
      <div className={styles.pair}>
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
                <option value={everyColour}>{messages.everyColour}</option>
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
