import { expect, test } from 'vitest'
import { type BackupInWal, planRecovery, recoverableRanges } from './recovery-plan.ts'
import { segmentName } from './segments.ts'
import type { ShopWal, Timeline, WalFile } from './shop-wal.ts'

/** Moments in these tests are small numbers. A backup with `number` ends in that segment. */
const backup = (name: string, number: number, since: number, timeline = 1): BackupInWal => ({
  name,
  position: { system: '7', timeline, end: address(number), since: new Date(since).toISOString() },
})

function address(number: number): string {
  return `0/${(number * 0x100000 + 0x80).toString(16).toUpperCase()}`
}

/** The moment at which each segment ends, by its number. */
type Ends = Readonly<Record<number, number>>

/** @param second the timeline of a restored shop: its segments, and where it left the first */
function walOf(
  first: Ends,
  present: ShopWal['present'] = null,
  second?: Timeline & { segments: Ends },
): ShopWal {
  const filesOf = (timeline: number, ends: Ends) =>
    Object.entries(ends).map(([number, at]): [string, WalFile] => {
      const name = segmentName({ timeline, number: Number(number) })
      return [name, { name, at, path: name, packed: true, isWhole: true }]
    })
  return {
    system: '7',
    files: new Map([...filesOf(1, first), ...filesOf(2, second?.segments ?? {})]),
    timelines: new Map<number, Timeline>([
      [1, { born: 0, forks: [] }],
      ...(second ? [[2, second] as const] : []),
    ]),
    present,
  }
}

const now = 1000
/** At 400 the shop was restored to 250, in segment 4; since then it is on the second timeline. */
const forked = walOf(
  { 3: 100, 4: 200, 5: 300, 6: 350 },
  { timeline: 2, number: 5 },
  {
    segments: { 4: 450, 5: 500 },
    born: 400,
    forks: [{ timeline: 1, left: address(4) }],
  },
)

test.each<[string, BackupInWal[], ShopWal, [number, number][]]>([
  ['no backup', [], walOf({ 3: 100 }), []],
  ['a backup alone', [backup('a', 3, 90)], walOf({}), []],
  ['the log after a backup', [backup('a', 3, 90)], walOf({ 3: 100, 4: 200 }), [[90, 200]]],
  [
    'a log that began with the segment after the backup',
    [backup('a', 3, 90)],
    walOf({ 4: 200 }),
    [[90, 200]],
  ],
  ['a gap', [backup('a', 3, 90)], walOf({ 3: 100, 4: 200, 6: 400 }), [[90, 200]]],
  [
    'a backup behind the gap',
    [backup('b', 6, 390), backup('a', 3, 90)],
    walOf({ 3: 100, 4: 200, 6: 400, 7: 500 }),
    [
      [90, 200],
      [390, 500],
    ],
  ],
  [
    'two backups on one log',
    [backup('b', 4, 190), backup('a', 3, 90)],
    walOf({ 3: 100, 4: 200, 5: 300 }),
    [[90, 300]],
  ],
  [
    'the database itself',
    [backup('a', 3, 90)],
    walOf({ 3: 100, 4: 200 }, { timeline: 1, number: 4 }),
    [[90, now]],
  ],
  [
    'a database that went on without its log',
    [backup('a', 3, 90)],
    walOf({ 4: 200 }, { timeline: 1, number: 6 }),
    [[90, 200]],
  ],
  [
    'before and after a restore',
    [backup('a', 3, 90)],
    forked,
    [
      [90, 350],
      [400, now],
    ],
  ],
  ['a backup of a past that was left', [backup('a', 5, 290)], forked, [[290, 350]]],
  ['a backup of the new past', [backup('b', 4, 460, 2)], forked, [[460, now]]],
])('%s', (_, backups, wal, expected) => {
  expect(recoverableRanges(backups, wal, now)).toEqual(expected.map(([from, to]) => ({ from, to })))
})

const both = [backup('b', 5, 290), backup('a', 3, 90)]

test.each<[number, ReturnType<typeof plan>]>([
  [89, null],
  [90, ['a', 1, [3]]],
  [289, ['a', 1, [3, 4, 5]]],
  [290, ['b', 1, [5]]],
  [350, ['b', 1, [5, 6]]],
  [399, null],
  [400, ['a', 2, [3, 4]]],
  [now, ['a', 2, [3, 4, 5]]],
  [now + 1, null],
])('how %i is recovered', (moment, expected) => {
  expect(plan(moment)).toEqual(expected)
})

function plan(moment: number): [string, number, number[]] | null {
  const found = planRecovery(moment, both, forked, now, 10)
  const numbers = found?.files.map(({ name }) => Number.parseInt(name.slice(-8), 16))
  return found && [found.backup, found.timeline, numbers ?? []]
}
