import { type Promised, report } from '../harness/report.ts'
import { attackNames } from './attacks.ts'
import { withFilledShop } from './filled-shop.ts'
import { type UnderAttack, underAttack } from './under-attack.ts'

const seconds = 15
const mostSlower = 10
const mostMemory = 400

const isUnharmed = ({ slower, failed, memory }: UnderAttack) =>
  slower < mostSlower && failed === 0 && memory < mostMemory

const named = attackNames.filter((name) => process.argv.includes(name))
const figures: Record<string, { guarded: UnderAttack; unguarded: UnderAttack }> = {}
const promised: Promised[] = []
await withFilledShop(async (dataDir) => {
  for (const attack of named.length > 0 ? named : attackNames) {
    const guarded = await underAttack({ dataDir, attack, seconds })
    console.log(attack, guarded)
    const unguarded = await underAttack({ dataDir, attack, seconds, unguarded: true })
    console.log(`${attack}, without its guard`, unguarded)
    figures[attack] = { guarded, unguarded }
    promised.push(
      [
        `${attack}: the visitor under ${mostSlower} times, the server under ${mostMemory} MB`,
        isUnharmed(guarded),
      ],
      [`${attack}: without its guard, one of these is broken`, !isUnharmed(unguarded)],
    )
  }
})
if (named.length === 0) await report(import.meta.url, figures, promised)
else for (const [promise, kept] of promised) console.log(`${kept ? 'kept  ' : 'BROKEN'}  ${promise}`)
