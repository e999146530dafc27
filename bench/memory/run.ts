import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runProgram } from '@zayy/platform/process/testing/run-program'
import { writeResult } from '../result.ts'
import { mixedLoad } from './mixed-load.ts'
import { residentMemory } from './processes.ts'
import { readOrder } from './read-order.ts'
import { startShop } from './started-shop.ts'

const minutes = Number(process.env.MINUTES ?? 20)
const minute = 60_000

/** Returns the reference: the memory of the same Node with an empty web server. */
async function bareNode(): Promise<number> {
  const program = "require('node:http').createServer().listen(0, () => console.log('open'))"
  await using bare = runProgram(process.execPath, ['-e', program])
  await bare.says(/open/)
  await pause(1_000)
  return await residentMemory(bare.child.pid ?? 0)
}

async function measure(dataDir: string) {
  const bare = await bareNode()
  const first = await startShop(dataDir)
  await first.quiet(10)
  const firstStart = await first.memory()
  console.log('after the first start and its pictures', firstStart)
  await first.stop()

  const second = await startShop(dataDir)
  await second.quiet(10)
  const atRest = await second.memory()
  console.log('at rest after a second start', atRest)
  const order = await readOrder(second.origin)
  const eachMinute: number[] = []
  const load = { requests: 0, failed: 0 }
  for (let done = 0; done < minutes; done += 1) {
    const { requests, failed } = await mixedLoad(second.origin, Math.min(1, minutes - done) * minute, order)
    load.requests += requests
    load.failed += failed
    eachMinute.push((await second.memory()).server)
    console.log(`after minute ${done + 1}`, eachMinute.at(-1), load)
  }
  const afterLoad = await second.memory()
  await second.quiet(30)
  const restingAgain = await second.memory()
  await second.stop()
  return { minutes, bareNode: bare, firstStart, atRest, afterLoad, restingAgain, eachMinute, load }
}

await using temporary = await mkdtempDisposable(join(tmpdir(), 'zayy-bench-'))
const dataDir = temporary.path
const megabytes = await measure(dataDir)
const toBare = (value: number) => Number((value / megabytes.bareNode).toFixed(1))
const result = {
  ...megabytes,
  atRestToBareNode: toBare(megabytes.atRest.server),
  afterLoadToBareNode: toBare(megabytes.afterLoad.server),
}
await writeResult(import.meta.url, result, [
  {
    measured: `the server at rest: ${result.atRest.server} MB`,
    reference: `Node with an empty web server: ${result.bareNode} MB`,
    ratio: result.atRestToBareNode,
  },
  {
    measured: `the server after ${minutes} minutes of load: ${result.afterLoad.server} MB`,
    reference: `Node with an empty web server: ${result.bareNode} MB`,
    ratio: result.afterLoadToBareNode,
  },
])
