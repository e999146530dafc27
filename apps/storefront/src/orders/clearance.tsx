import type { Bill } from '@zayy/contract/types'
import { clearance as ar } from '@zayy/i18n/messages/ar/clearance'
import { clearance as en } from '@zayy/i18n/messages/en/clearance'
import { Icon } from '@zayy/ui/icon'
import { useEffect } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import notice from '../page/notice.module.css'
import { useClient } from '../router-context.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'

/** Milliseconds between the requests for the bill, then always the last. */
const DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 10_000, 30_000] as const
const MAX_REQUESTS = 60

/** Says that ZATCA is clearing a document of a company, and fetches the bill again until it is cleared. */
export default function Clearance({ bill, onChange }: { bill: Bill; onChange: (bill: Bill) => void }) {
  const client = useClient()
  const texts = { ar, en }[useLocale()]
  const { sendsMail } = useShopSettings()
  const state = clearanceState(bill)
  const { token } = bill
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` is a new function in each render
  useEffect(() => {
    let requests = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const waitAndFetch = () => {
      if (requests >= MAX_REQUESTS) return
      timer = setTimeout(fetchBill, DELAYS_MS[requests] ?? DELAYS_MS[DELAYS_MS.length - 1])
      requests += 1
    }
    const fetchBill = () => {
      client.orders.billByToken({ token }).then(
        ({ data }) => {
          if (!current) return
          if (clearanceState(data) === state) waitAndFetch()
          else onChange(data)
        },
        // Offline, or too many requests.
        () => current && waitAndFetch(),
      )
    }
    waitAndFetch()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [client, token, state])
  return (
    <div className={`${notice.notice} ${notice.information}`} role="status">
      <Icon name="clock" size="l" className={notice.icon} />
      <div>
        <b>{bill.clearance === 'awaited' ? texts.invoice : texts.creditNote}</b>
        <p>
          {texts.text} {sendsMail && bill.buyer.email !== '' ? texts.onPageAndByMail : texts.onPage}
        </p>
      </div>
    </div>
  )
}

function clearanceState({ clearance, credit_notes }: Bill): string {
  return [clearance, ...credit_notes.map((note) => note.clearance)].join()
}
