import { type ReactNode, useId } from 'react'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import button from '@zayy/ui/button.module.css'
import choice from '@zayy/ui/choice.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './tool-form.module.css'

/** What a control inside a ToolField carries, so that its label, hint and error are read with it. */
type Control = { id: string; 'aria-describedby': string }

/** A labelled field of a tool. The fields of forms would bring their code to the first visit of every page. */
export function ToolField({
  label,
  hint,
  error,
  children,
}: {
  label: string
  hint?: string
  error?: string | undefined
  children: (control: Control) => ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-note` })}
      <div id={`${id}-note`}>
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : null}
        {hint ? <p className={styles.note}>{hint}</p> : null}
      </div>
    </div>
  )
}

type ToolActionsProps = {
  /** What sending the form does. */
  submit: string
  disabled: boolean
  onCancel: () => void
}

/** The foot of a tool's form: its button that does it, and one that closes the tool. */
export function ToolActions({ submit, disabled, onCancel }: ToolActionsProps) {
  const messages = useGridToolsMessages()
  return (
    <div className={layout.row}>
      <button type="submit" className={button.primary} disabled={disabled}>
        {submit}
      </button>
      <button type="button" className={button.quiet} onClick={onCancel}>
        {messages.cancel}
      </button>
    </div>
  )
}

/** Whether what comes replaces the quantities in the grid or is added to them. */
export function GridModeChoice({
  mode,
  onChoose,
}: {
  mode: 'replace' | 'add' | 'cells'
  onChoose: (mode: 'replace' | 'add') => void
}) {
  const messages = useGridToolsMessages()
  return (
    <fieldset className={styles.modes} aria-label={messages.howToPut}>
      {(['replace', 'add'] as const).map((way) => (
        <label key={way} className={choice.choice}>
          <input type="radio" name="grid-mode" checked={mode === way} onChange={() => onChoose(way)} />
          {way === 'replace' ? messages.replaceGrid : messages.addToGrid}
        </label>
      ))}
    </fieldset>
  )
}
