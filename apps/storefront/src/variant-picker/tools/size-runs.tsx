import { useRouteContext } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import { sharesOfOrder } from '@zayy/domain/cart/shares-of-order'
import { sharesOfRun, sizeRuns } from '@zayy/domain/cart/size-run'
import { Segmented } from '@zayy/ui/segmented'
import { type ReactNode, useState } from 'react'
import { readGuestBill } from '../../account-state/guest-bill.ts'
import { isSignedIn } from '../../account-state/login-state.ts'
import { useVariantPicker } from '../variant-selection-context.tsx'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import form from './tool-form.module.css'

const LAST_RUN = 'last'

/** Offers the usual size runs, an even one, and the sizes of the last order. */
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
    { value: LAST_RUN, name: messages.asLastOrder, of: known },
    ...sizeRuns.map((run) => ({
      value: run,
      name: (
        <span className={form.run}>
          {messages.runs[run]}{' '}
          <small>
            <bdi dir="ltr">{run}</bdi>
          </small>
        </span>
      ),
      of: sharesOfRun(run, names),
    })),
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
      <div className={form.runs}>
        <Segmented
          label={messages.run}
          options={runs}
          chosen={
            lastRun === 'loading'
              ? LAST_RUN
              : (runs.find(({ of }) => of?.join() === shares.join())?.value ?? '')
          }
          onChoose={(chosen) => {
            if (chosen === LAST_RUN) void chooseLast()
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

/** Latest orders of a customer that are searched for the product. */
const MAX_ORDERS = 5

/**
 * Returns the shares of a product's sizes in its last order, or null. Fetches a customer's orders one by one, newest first; a
 * guest's last order is stored in the browser.
 */
async function loadLastRun(
  client: ShopClient,
  product: { id: number; sizes: readonly { id: number }[] },
): Promise<number[] | null> {
  const sharesIn = (bill: { products: Parameters<typeof sharesOfOrder>[0][] } | null) => {
    const ordered = bill?.products.find((candidate) => 'id' in candidate && candidate.id === product.id)
    return ordered ? sharesOfOrder(ordered, product.sizes) : null
  }
  if (isSignedIn()) {
    const { data: orders } = (await client.orders.list({ page: 1 })).data
    for (const { id } of orders.slice(0, MAX_ORDERS)) {
      const shares = sharesIn((await client.orders.get({ id })).data)
      if (shares) return shares
    }
  }
  return sharesIn(readGuestBill())
}
