import { useRouteContext } from '@tanstack/react-router'
import { sharesOfRun, sizeRuns } from '@zayy/domain/cart/size-run'
import { Segmented } from '@zayy/ui/segmented'
import { type ReactNode, useState } from 'react'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import { loadLastRun } from './load-last-run.ts'
import form from '../tool-form.module.css'
import styles from './spread-tool.module.css'

const last = 'last'

/** Size runs to choose from: those of the trade, all sizes alike, and the sizes as they were ordered last. */
export function SizeRuns({
  shares,
  onChoose,
}: {
  shares: readonly number[]
  onChoose: (shares: number[]) => void
}) {
  const messages = useGridToolsMessages()
  const { client } = useRouteContext({ from: '__root__' })
  const { product } = useVariantPicker()
  const [lastRun, setLastRun] = useState<number[] | 'loading' | 'none' | 'failed' | null>(null)
  const names = product.sizes.map(({ name }) => name)
  const known = Array.isArray(lastRun) ? lastRun : null
  const runs: { value: string; name: ReactNode; of: number[] | null }[] = [
    { value: last, name: messages.asLastOrder, of: known },
    ...sizeRuns.map((run) => ({ value: run, name: <bdi dir="ltr">{run}</bdi>, of: sharesOfRun(run, names) })),
    { value: 'evenly', name: messages.evenly, of: names.map(() => 1) },
  ]
  const chooseLast = async () => {
    if (known) return onChoose(known)
    setLastRun('loading')
    const found = await loadLastRun(client, product).then(
      (run) => run ?? ('none' as const),
      () => 'failed' as const,
    )
    setLastRun(found)
    if (Array.isArray(found)) onChoose(found)
  }
  return (
    <div>
      <p className={form.legend}>{messages.run}</p>
      <div className={styles.runs}>
        <Segmented
          label={messages.run}
          options={runs}
          chosen={
            lastRun === 'loading' ? last : (runs.find(({ of }) => of?.join() === shares.join())?.value ?? '')
          }
          onChoose={(chosen) => {
            if (chosen === last) void chooseLast()
            else onChoose(runs.find(({ value }) => value === chosen)?.of ?? [...shares])
          }}
        />
      </div>
      <p className={form.note} role="status">
        {lastRun === 'none' ? messages.noLastOrder : lastRun === 'failed' ? messages.lastOrderFailed : null}
      </p>
    </div>
  )
}
