import { join } from 'node:path'
import { riyadhDay, riyadhSecond } from '@zayy/domain/riyadh-time'
import { formatNumber } from '@zayy/i18n/numbers'
import { usualBackups } from '@zayy/platform/backups/backup-folder'
import { archivingFailsSince } from '@zayy/platform/backups/wal/archiving-fails-since'
import { findRecoverableRanges } from '@zayy/platform/backups/wal/find-recovery-plan'
import { keptWalBytes } from '@zayy/platform/backups/wal/wal-size'
import { countFailingJobs } from '@zayy/platform/jobs/count-failing-jobs'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { JOBS_WITHOUT_MAIL } from '@zayy/shop/add-job'
import { listUnreconciledPayments } from '@zayy/shop/payments/list-unreconciled-payments'
import { findDemoRemains } from '@zayy/shop/settings/find-demo-remains'
import { findTransferAccount } from '@zayy/shop/settings/find-transfer-account'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

/** A job reaches this many attempts 8 minutes after the first: a brief outage of a gateway is over by then. */
const MANY_ATTEMPTS = 5

/** Checks for failed jobs other than mails, gaps of the write-ahead log, card payments to settle and leftovers of the demo. */
export async function checkDatabase(
  settings: Settings,
  database: Database,
  now: Date,
  messages: CommandMessages,
): Promise<Finding[]> {
  const texts = messages.doctorCommands.database
  const { givenUp, retried } = await countFailingJobs(database, { only: JOBS_WITHOUT_MAIL }, MANY_ATTEMPTS)
  const failing = [
    givenUp > 0 ? texts.givenUp(formatNumber(givenUp)) : null,
    retried > 0 ? texts.retried(formatNumber(retried)) : null,
  ].filter((text) => text !== null)
  return [
    ...(failing.length > 0
      ? failing.map((text): Finding => ({ check: 'database', state: 'warning', text }))
      : [{ check: 'database', state: 'ok', text: texts.ok } as const]),
    await checkWal(settings, database, now, messages),
    ...(await checkMoney(database, messages)),
    ...(await checkDemo(database, now, messages)),
  ]
}

/** The write-ahead log is archived every minute, so a lag above this is a fault. Milliseconds. */
const MAX_LAG_MS = 5 * 60_000

/** Checks whether the shop can be restored to any moment, from when on, and how much space that takes. */
async function checkWal(
  { dataDir, databaseUrl }: Settings,
  database: Database,
  now: Date,
  { doctorCommands: { log: texts } }: CommandMessages,
): Promise<Finding> {
  if (databaseUrl !== undefined) return { check: 'log', state: 'ok', text: texts.ownServer }
  const failingSince = await archivingFailsSince(database)
  if (failingSince)
    return { check: 'log', state: 'error', text: texts.failing(riyadhSecond(failingSince.getTime())) }
  const backups = usualBackups(dataDir)
  const last = (await findRecoverableRanges(backups, join(dataDir, 'postgres'), now)).at(-1)
  if (!last) return { check: 'log', state: 'warning', text: texts.none }
  if (now.getTime() - last.to > MAX_LAG_MS)
    return { check: 'log', state: 'warning', text: texts.broken(riyadhSecond(last.to)) }
  const megabytes = formatNumber(Math.ceil((await keptWalBytes(backups)) / 1_000_000))
  return { check: 'log', state: 'ok', text: texts.ok(riyadhSecond(last.from + 999), megabytes) }
}

const MAX_NAMED_ORDERS = 20

/** Checks for card payments that the owner has to settle, and for a missing bank account. */
async function checkMoney(database: Executor, messages: CommandMessages): Promise<Finding[]> {
  const texts = messages.doctorCommands.payment
  const codes = (await listUnreconciledPayments(database)).map(({ code }) => code)
  const findings: Finding[] = []
  if (codes.length > 0) {
    const text = texts.toSettle(codes.slice(0, MAX_NAMED_ORDERS).join(' '))
    findings.push({ check: 'payment', state: 'warning', text })
  }
  if ((await findTransferAccount(database)) === null)
    findings.push({ check: 'payment', state: 'ok', text: texts.cardsOnly })
  return findings
}

/** Finds leftovers of the demo: published coupons, and texts that name its company. */
async function checkDemo(database: Database, now: Date, messages: CommandMessages): Promise<Finding[]> {
  const { demo } = messages.doctorCommands
  const { coupons, settings, texts: words, pages } = await findDemoRemains(database, riyadhDay(now.getTime()))
  const texts = [
    coupons.length > 0 ? demo.coupons(coupons.join(', ')) : null,
    settings.length + words.length > 0 ? demo.settings([...settings, ...words].join(', ')) : null,
    pages.length > 0 ? demo.pages(pages.join(', ')) : null,
  ]
  return texts.flatMap((text): Finding[] =>
    text === null ? [] : [{ check: 'demo', state: 'warning', text, before: 'sell' }],
  )
}
