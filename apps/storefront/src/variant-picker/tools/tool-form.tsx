import button from '@zayy/ui/button.module.css'
import choice from '@zayy/ui/choice.module.css'
import layout from '@zayy/ui/layout.module.css'
import { type ReactNode, useId } from 'react'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import styles from './tool-form.module.css'

/** Props that connect a control with its label, hint and error. */
type Control = { id: string; 'aria-describedby': string }

/** A labelled field of a tool. Sharing the forms' fields would load them in the first script of every page. */
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
  /** Label of the submit button. */
  submit: string
  disabled: boolean
  onCancel: () => void
}

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

/** Chooses whether new quantities replace those in the grid or are added. */
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
      {(['replace', 'add'] as const).map((option) => (
        <label key={option} className={choice.choice}>
          <input type="radio" name="grid-mode" checked={mode === option} onChange={() => onChoose(option)} />
          {option === 'replace' ? messages.replaceGrid : messages.addToGrid}
        </label>
      ))}
    </fieldset>
  )
}
