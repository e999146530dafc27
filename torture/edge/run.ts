import { readFile } from 'node:fs/promises'
import { withFilledShop } from '../harness/filled-shop.ts'
import { type Promised, report } from '../harness/report.ts'
import type { ShopServer } from '../harness/shop-server.ts'
import { type AttackName, attackNames } from './attacks.ts'
import { type UnderAttack, underAttack, withAttackedShop } from './under-attack.ts'

const seconds = 8
const quietSeconds = 5
const MAX_SLOWER = 10
/** MB */
const MAX_MEMORY = 400
/** Above this share of time spent waiting for a processor, other programs may have slowed the server. */
const MAX_STARVED = 0.5

/**
 * Without their limits these two use the processor, but do not slow down cached pages: pages render faster than the attack
 * requests them, and a child process makes the images. Their guard rejects further requests of one address.
 */
const harmless: readonly AttackName[] = ['query-strings', 'picture-sizes']

type Measured = { guarded: UnderAttack; unguarded: UnderAttack }

type Figures = Record<string, Measured | undefined>

/** Reads the figures of earlier runs, which attacks that do not run now keep. */
async function lastFigures(): Promise<Figures> {
  const result = await readFile(new URL('result.json', import.meta.url), 'utf8').catch(() => '{}')
  return JSON.parse(result)
}

const isUnharmed = ({ slower, failed, failedChecks, memory }: UnderAttack) =>
  slower < MAX_SLOWER && failed === 0 && failedChecks === 0 && memory < MAX_MEMORY

const isHarmless = (attack: string) => harmless.some((name) => name === attack)
const refused = ({ statuses }: UnderAttack) => statuses['429'] ?? 0

const promisesOf = (attack: string, { guarded, unguarded }: Measured): Promised[] => [
  [
    `${attack}: cached pages less than ${MAX_SLOWER} times slower, memory under ${MAX_MEMORY} MB`,
    isUnharmed(guarded),
  ],
  isHarmless(attack)
    ? [`${attack}: only the guard rejects requests`, refused(guarded) > 0 && refused(unguarded) === 0]
    : [`${attack}: without its guard, one of these fails`, !isUnharmed(unguarded)],
]

const named = attackNames.filter((name) => process.argv.includes(name))
const last = await lastFigures()
const figures: Figures = Object.fromEntries(attackNames.map((name) => [name, last[name]]))
await withFilledShop(async (dataDir) => {
  for (const attack of named.length > 0 ? named : attackNames) {
    const measure = (shop: ShopServer) => underAttack(shop, { attack, quietSeconds, seconds })
    const guarded = await withAttackedShop(dataDir, null, measure)
    console.log(attack, guarded)
    const unguarded = await withAttackedShop(dataDir, attack, measure)
    console.log(`${attack}, without its guard`, unguarded)
    const measured = { guarded, unguarded }
    if (guarded.starved < MAX_STARVED || promisesOf(attack, measured).every(([, kept]) => kept))
      figures[attack] = measured
    else {
      console.log(`${attack}: discarded, as other programs used the processor. Run it again.`)
      process.exitCode = 1
    }
  }
})
const promised = Object.entries(figures).flatMap(([attack, measured]) =>
  measured ? promisesOf(attack, measured) : [],
)
await report(import.meta.url, figures, promised)
