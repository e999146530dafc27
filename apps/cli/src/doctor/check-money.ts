import type { Executor } from '@zayy/platform/postgres/database'
import { listUnreconciledPayments } from '@zayy/shop/payments/list-unreconciled-payments'
import { findTransferAccount } from '@zayy/shop/settings/find-transfer-account'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

/** The most orders that are named. */
const MOST_CODES = 20

/** Whether money of card orders waits for the owner, and what cannot be paid as the settings name no bank account. */
export async function checkMoney(database: Executor, messages: CommandMessages): Promise<Finding[]> {
  const texts = messages.doctorCommands.payment
  const codes = (await listUnreconciledPayments(database)).map(({ code }) => code)
  const findings: Finding[] = []
  if (codes.length > 0) {
    const text = texts.toSettle(codes.slice(0, MOST_CODES).join(' '))
    findings.push({ check: 'payment', state: 'warning', text })
  }
  if ((await findTransferAccount(database)) === null)
    findings.push({ check: 'payment', state: 'ok', text: texts.cardsOnly })
  return findings
}
