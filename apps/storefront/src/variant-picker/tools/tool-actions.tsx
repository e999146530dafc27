import { useGridToolsMessages } from './grid-tools-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'

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
