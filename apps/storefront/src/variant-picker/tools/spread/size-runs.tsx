import { sharesOfRun, sizeRuns } from '@zayy/domain/cart/size-run'
import { Segmented } from '@zayy/ui/segmented'
import type { ReactNode } from 'react'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import form from '../tool-form.module.css'

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
  const runs: { value: string; name: ReactNode; of: number[] }[] = [
    ...sizeRuns.map((run) => ({ value: run, name: <bdi dir="ltr">{run}</bdi>, of: sharesOfRun(run, names) })),
    { value: 'evenly', name: messages.evenly, of: names.map(() => 1) },
  ]
  return (
    <div>
      <p className={form.legend}>{messages.run}</p>
      <Segmented
        label={messages.run}
        options={runs}
        chosen={runs.find(({ of }) => of.join() === shares.join())?.value ?? ''}
        onChoose={(chosen) => onChoose(runs.find(({ value }) => value === chosen)?.of ?? [...shares])}
      />
    </div>
  )
}
