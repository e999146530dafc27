import { expect, test } from 'vitest'
import { commands } from '../commands.ts'
import { nearestName, suggestCommand } from './suggest.ts'

const names = ['list', 'receipt', 'receipts', 'dry-run', 'company', 'order_email', 'ar', 'all']

test.each([
  ['lsit', 'list'],
  ['LIST', 'list'],
  ['recipt', 'receipt'],
  ['receiptss', 'receipts'],
  ['dry_run', 'dry-run'],
  ['dryrun', 'dry-run'],
  ['comapny', 'company'],
  ['order-email', 'order_email'],
  ['ordermail', 'order_email'],
  ['al', 'all'],
  ['alll', 'all'],
  ['comp', 'company'],
  ['rec', null],
  ['a', null],
  ['en', null],
  ['abcd', null],
  ['constructor', null],
  ['', null],
  ['list'.repeat(100_000), null],
])('for the name %.20s suggests %j', (typed, suggested) => expect(nearestName(typed, names)).toBe(suggested))

test.each([
  ['order list', 'orders list'],
  ['order lst --json', 'orders list'],
  ['orders lits', 'orders list'],
  ['order ZY-1234', 'orders'],
  ['cupons', 'coupons'],
  ['cupon lst', 'coupons list'],
  ['cupons addd TEN', 'coupons add'],
  ['setings get tax', 'settings get'],
  ['docter', 'doctor'],
  ['docter all', 'doctor'],
  ['imprt folder', 'import'],
  ['backup lsit', 'backup list'],
  ['refund ZY-1234', 'orders refund'],
  ['paid', 'orders paid'],
  ['list orders', 'orders list'],
  ['show ordrs', 'orders show'],
  ['orders cancel ZY-1234', 'orders status CODE cancelled'],
  ['order complete ZY-1234', 'orders status CODE completed'],
  ['orders on-hold', 'orders status CODE on-hold'],
  ['list', null],
  ['settings colour', null],
  ['customers constructor', null],
  ['xyzzy list', null],
  ['--hlep', null],
])('for the command line %j suggests %j', (line, suggested) =>
  expect(suggestCommand(commands, line.split(' '))).toBe(suggested),
)
