import { report } from '../harness/report.ts'
import { withTemporaryFolder } from '../harness/shop-server.ts'
import { backUpUnderKills } from './back-up-under-kills.ts'

await withTemporaryFolder(async (dataDir) => {
  const outcome = await backUpUnderKills(dataDir, {
    rounds: 9,
    buyers: 4,
    backups: 4,
    moments: 8,
    seed: Number(process.env.SEED ?? 1),
  })
  const { restored, controls } = outcome
  const never = (loss: 'lost' | 'later' | 'doubled' | 'gaps' | 'broken') =>
    restored.every((found) => found[loss] === 0)
  await report(import.meta.url, outcome, [
    ['every backup succeeds despite kills and buyers', outcome.failedBackups.length === 0],
    ['an incomplete backup is never listed', outcome.cutOffOffered === 0 && outcome.killedBackups > 0],
    ['every backup and moment can be restored', restored.every(({ refused }) => refused === undefined)],
    ['every order acknowledged by then is present', never('lost')],
    ['no later order is present', never('later')],
    ['no order is doubled and no invoice number is missing', never('doubled') && never('gaps')],
    ['every order is complete: lines, sums, acknowledged invoice number', never('broken')],
    ['the check detects a shop restored to another moment', controls.lost > 0 && controls.later > 0],
    ['buyers get only 201 and 503', outcome.unexpected.length === 0],
  ])
})
