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

type Figures = Record<string, { guarded: UnderAttack; unguarded: UnderAttack } | undefined>

/** What earlier runs measured: attacks that are not named keep it. */
async function lastFigures(): Promise<Figures> {
  const result = await readFile(new URL('result.json', import.meta.url), 'utf8').catch(() => '{}')
  return JSON.parse(result)
}

const isUnharmed = ({ slower, failed, failedChecks, memory }: UnderAttack) =>
  slower < mostSlower && failed === 0 && failedChecks === 0 && memory < mostMemory

const isHarmless = (attack: string) => harmless.some((name) => name === attack)
const refused = ({ statuses }: UnderAttack) => statuses['429'] ?? 0

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
    if (isUnharmed(guarded) || guarded.starved < mostStarved) figures[attack] = { guarded, unguarded }
    else {
      console.log(
        `${attack}: not judged, as other programs kept the server from its processor. Run it again.`,
      )
      process.exitCode = 1
    }
  }
})
const promised = Object.entries(figures).flatMap(([attack, measured]): Promised[] =>
  measured
    ? [
        [
          `${attack}: under ${mostSlower} times as slow, under ${mostMemory} MB`,
          isUnharmed(measured.guarded),
        ],
        [
          `${attack}: without its guard, ${isHarmless(attack) ? 'nothing is refused' : 'one of these is broken'}`,
          isHarmless(attack)
            ? refused(measured.guarded) > 0 && refused(measured.unguarded) === 0
            : !isUnharmed(measured.unguarded),
        ],
      ]
    : [],
)
await report(import.meta.url, figures, promised)
