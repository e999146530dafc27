import { readFile } from 'node:fs/promises'
import { withFilledShop } from '../harness/filled-shop.ts'
import { type Promised, report } from '../harness/report.ts'
import type { ShopServer } from '../harness/shop-server.ts'
import { type AttackName, attackNames } from './attacks.ts'
import { type UnderAttack, underAttack, withAttackedShop } from './under-attack.ts'

const seconds = 8
const quietSeconds = 5
const mostSlower = 10
const mostMemory = 400
/** A server that waited longer for a processor may have been slowed by the machine and not by the attack. */
const mostStarved = 0.5

/**
 * Without their limits these two take the machine's time, but no longer that of whoever asks for a kept page: pages are
 * rendered faster than they are asked for, and pictures made by a process of their own. What their guard is for is that
 * one address is refused the rest.
 */
const harmless: readonly AttackName[] = ['query-strings', 'picture-sizes']

type Measured = { guarded: UnderAttack; unguarded: UnderAttack }

type Figures = Record<string, Measured | undefined>

/** What earlier runs measured: attacks that are not named keep it. */
async function lastFigures(): Promise<Figures> {
  const result = await readFile(new URL('result.json', import.meta.url), 'utf8').catch(() => '{}')
  return JSON.parse(result)
}

const isUnharmed = ({ slower, failed, failedChecks, memory }: UnderAttack) =>
  slower < mostSlower && failed === 0 && failedChecks === 0 && memory < mostMemory

const isHarmless = (attack: string) => harmless.some((name) => name === attack)
const refused = ({ statuses }: UnderAttack) => statuses['429'] ?? 0

/** What is promised of an attack, and whether it was kept. */
const promisesOf = (attack: string, { guarded, unguarded }: Measured): Promised[] => [
  [`${attack}: under ${mostSlower} times as slow, under ${mostMemory} MB`, isUnharmed(guarded)],
  isHarmless(attack)
    ? [`${attack}: without its guard, nothing is refused`, refused(guarded) > 0 && refused(unguarded) === 0]
    : [`${attack}: without its guard, one of these is broken`, !isUnharmed(unguarded)],
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
    if (guarded.starved < mostStarved || promisesOf(attack, measured).every(([, kept]) => kept))
      figures[attack] = measured
    else {
      console.log(
        `${attack}: not judged, as other programs kept the server from its processor. Run it again.`,
      )
      process.exitCode = 1
    }
  }
})
const promised = Object.entries(figures).flatMap(([attack, measured]) =>
  measured ? promisesOf(attack, measured) : [],
)
await report(import.meta.url, figures, promised)
