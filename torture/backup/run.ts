import { report } from '../harness/report.ts'
import { withTemporaryFolder } from '../harness/shop-server.ts'
import { backUpUnderKills } from './back-up-under-kills.ts'

await withTemporaryFolder(async (dataDir) => {
  const outcome = await backUpUnderKills(dataDir, {
    ...{ rounds: 9, buyers: 4, backups: 4, moments: 8 },
    seed: Number(process.env.SEED ?? 1),
  })
  const { restored, controls } = outcome
  const never = (loss: 'lost' | 'later' | 'doubled' | 'gaps' | 'broken') =>
    restored.every((found) => found[loss] === 0)
  await report(import.meta.url, outcome, [
    ['every backup under kills and buyers is made', outcome.failedBackups.length === 0],
    ['a backup that was cut off is never offered', outcome.cutOffOffered === 0 && outcome.killedBackups > 0],
    [
      'the shop is put back to every backup and moment',
      restored.every(({ refused }) => refused === undefined),
    ],
    ['every order acknowledged by then is there', never('lost')],
    ['no order that was sent later', never('later')],
    ['none twice, no gap in the numbers', never('doubled') && never('gaps')],
    ['every order is whole: pieces, sums, the number that its buyer was told', never('broken')],
    ['a shop that was put back to another moment is seen', controls.lost > 0 && controls.later > 0],
    ['no answer to a buyer but 201 and 503', outcome.unexpected.length === 0],
  ])
})
