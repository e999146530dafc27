import { type Promised, report } from '../harness/report.ts'
import { canIsolate } from './container.ts'
import { killedContainer, type Outcome, otherMachine, randomLives, stoppedServer } from './scenarios.ts'

const answer = 15_000

function safe(name: string, { mostServers, acknowledged, lost }: Outcome): Promised[] {
  return [
    [`${name}: never two servers at a time`, mostServers === 1],
    [`${name}: every acknowledged row is present`, acknowledged > 0 && lost === 0],
  ]
}

if (canIsolate()) {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  console.log(`SEED=${seed}`)
  const stopped = await stoppedServer(answer)
  const killed = await killedContainer(answer)
  const random = await randomLives(180_000, seed, 3_000)
  const other = await otherMachine(answer)
  await report(import.meta.url, { stopped, killed, random, other }, [
    ...safe('a stopped server', stopped),
    [
      'a stopped server: the second start fails with one clear line',
      /^DATA_DIR is in use: .*$/.test(stopped.refusal),
    ],
    ['a stopped server: the first continues', stopped.goesOn],
    ...safe('a killed container', killed),
    ['a killed container: the second recovers', killed.recovered],
    ...safe('random lives', random),
    ['random lives: every failed start logs its reason', random.unclear.length === 0],
    ...safe('another machine', other),
    ['another machine: the second starts when the first has ended', other.started],
  ])
} else console.log('Skipped: this system does not let us create a PID namespace (unshare)')
