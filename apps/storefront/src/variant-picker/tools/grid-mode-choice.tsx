import { useGridToolsMessages } from './grid-tools-messages.ts'
import choice from '@zayy/ui/choice.module.css'
import styles from './tool-form.module.css'

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
