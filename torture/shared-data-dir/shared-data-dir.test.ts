import { expect, test } from 'vitest'
import { canIsolate } from './container.ts'
import { killedContainer, randomLives, stoppedServer } from './scenarios.ts'

const isolates = canIsolate()
if (!isolates) console.log('Skipped: this system does not let us create a PID namespace (unshare)')

test.runIf(isolates)(
  'a second container on the DATA_DIR of a stopped server fails with one line',
  async () => {
    const { refusal, goesOn, mostServers, lost } = await stoppedServer(2_000)
    expect(refusal).toMatch(
      /^DATA_DIR is in use: its PostgreSQL \(process \d+ on host .*\) does not answer here.*$/,
    )
    expect({ goesOn, mostServers, lost }).toEqual({ goesOn: true, mostServers: 1, lost: 0 })
  },
)

test.runIf(isolates)('a second container recovers the database of a killed one', async () => {
  const { recovered, mostServers, lost } = await killedContainer(15_000)
  expect({ recovered, mostServers, lost }).toEqual({ recovered: true, mostServers: 1, lost: 0 })
})

test.runIf(isolates)('three containers that start and end at random never run two servers', async () => {
  const { unclear, mostServers, lost, acknowledged } = await randomLives(10_000, 1, 2_000)
  expect({ unclear, mostServers, lost }).toEqual({ unclear: [], mostServers: 1, lost: 0 })
  expect(acknowledged).toBeGreaterThan(0)
})
