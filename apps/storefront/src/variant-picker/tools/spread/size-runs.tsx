import { sharesOfRun, sizeRuns } from '@zayy/domain/cart/size-run'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import chip from '@zayy/ui/chip.module.css'
import form from '../tool-form.module.css'
import styles from './spread-tool.module.css'

/** Size runs to choose from: those of the trade, and all sizes alike. */
export function SizeRuns({
  shares,
  onChoose,
}: {
  shares: readonly number[]
  onChoose: (shares: number[]) => void
}) {
  const messages = useGridToolsMessages()
  const { product } = useVariantPicker()
  const names = product.sizes.map(({ name }) => name)
  const runs = [
    ...sizeRuns.map((run) => ({ name: <bdi dir="ltr">{run}</bdi>, key: run, of: sharesOfRun(run, names) })),
    { name: messages.evenly, key: 'evenly', of: names.map(() => 1) },
  ]
  return (
    <fieldset>
      <legend className={form.legend}>{messages.run}</legend>
      <div className={styles.runs}>
        {runs.map(({ name, key, of }) => (
          <button
            key={key}
            type="button"
            className={of.join() === shares.join() ? chip.chosen : chip.chip}
            aria-pressed={of.join() === shares.join()}
            onClick={() => onChoose(of)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
