import { copyColour } from '@zayy/domain/cart/copy-colour'
import { colourCount } from '@zayy/domain/cart/piece-count'
import choice from '@zayy/ui/choice.module.css'
import field from '@zayy/ui/field.module.css'
import { type SyntheticEvent, useState } from 'react'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { replaceSelection } from '../variant-selection-store.ts'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import styles from './tool-form.module.css'
import { ToolActions, ToolField } from './tool-form.tsx'
import { useUndoToast } from './use-undo-toast.tsx'

/** Copies the quantities of one colour to others. */
export function CopyRowTool({ onDone }: { onDone: () => void }) {
  const messages = useGridToolsMessages()
  const { product, store } = useVariantPicker()
  const { selection, activeColour } = useVariantSelection((state) => state)
  const toastWithUndo = useUndoToast()
  const filled = product.colours.filter(({ id }) => colourCount(selection, id) > 0)
  const [source, setSource] = useState(() => filled.find(({ id }) => id === activeColour) ?? filled[0])
  const [targets, setTargets] = useState<readonly number[]>([])
  if (!source) return <p className={styles.note}>{messages.copyFirst}</p>
  const others = product.colours.filter(({ id }) => id !== source.id)
  const chosen = others.filter(({ id }) => targets.includes(id)).map(({ id }) => id)
  const copy = (event: SyntheticEvent) => {
    event.preventDefault()
    replaceSelection(store, copyColour(selection, source.id, chosen))
    toastWithUndo(messages.copied(source.name, chosen.length))
    onDone()
  }
  return (
    <form onSubmit={copy} className={styles.form}>
      <ToolField label={messages.copyFrom}>
        {(control) => (
          <select
            {...control}
            className={field.select}
            value={source.id}
            onChange={(event) =>
              setSource(filled.find(({ id }) => id === Number(event.currentTarget.value)) ?? source)
            }
          >
            {filled.map(({ id, name }) => (
              <option key={id} value={id}>
                {messages.fromColour(name, colourCount(selection, id))}
              </option>
            ))}
          </select>
        )}
      </ToolField>
      <fieldset>
        <legend className={styles.legend}>{messages.copyTo}</legend>
        <label className={choice.choice}>
          <input
            type="checkbox"
            checked={chosen.length === others.length}
            onChange={(event) => setTargets(event.currentTarget.checked ? others.map(({ id }) => id) : [])}
          />
          {messages.allColours}
        </label>
        <div className={styles.choices}>
          {others.map(({ id, name }) => (
            <label key={id} className={choice.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={(event) =>
                  setTargets(
                    event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                  )
                }
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <ToolActions
        submit={messages.copyToColours(chosen.length)}
        disabled={chosen.length === 0}
        onCancel={onDone}
      />
    </form>
  )
}
