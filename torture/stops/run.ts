import { withFilledShop } from '../harness/filled-shop.ts'
import { report } from '../harness/report.ts'
import { type Stop, stopUnderLoad, turnedRed } from './stop-under-load.ts'

const clients = 64
const rounds = 10

const stops = await withFilledShop(async (dataDir) => {
  const done: Stop[] = []
  for (let round = 0; round < rounds; round++) done.push(await stopUnderLoad(dataDir, clients))
  return done
})

const sum = (figure: (stop: Stop) => number) => stops.reduce((total, stop) => total + figure(stop), 0)
const answers: Record<string, number> = {}
for (const { met } of stops) {
  for (const [status, count] of Object.entries(met.answers)) answers[status] = (answers[status] ?? 0) + count
}
const resets = sum(({ met }) => met.resets.length)
const unheard = stops.flatMap(({ unheardRejections }) => unheardRejections)
const unexpected = Object.keys(answers).filter((status) => !['200', '201', '503'].includes(status))

await report(
  import.meta.url,
  {
    clients,
    stops: rounds,
    answers,
    resets,
    clientsReset: stops.map(({ met }) => met.clientsReset),
    kinds: [...new Set(stops.flatMap(({ met }) => met.resets.map((line) => line.split(',')[0])))],
    exitCodes: stops.map(({ exitCode }) => exitCode),
    milliseconds: stops.map(({ milliseconds }) => milliseconds),
    readyzRed: stops.map(({ readiness }) => readiness.filter((status) => status === 503).length),
    unheardRejections: unheard.length,
  },
  [
    ['no connection is reset and no answer is cut off', resets === 0],
    ['clients get only 200, 201 and 503', unexpected.length === 0],
    ['the server exits with code 0', stops.every(({ exitCode }) => exitCode === 0)],
    ['the server exits within 10 s', stops.every(({ milliseconds }) => milliseconds < 10_000)],
    ['/readyz answers 503 within 0.5 s of the signal until the end', stops.every(turnedRed)],
    ['every promise rejection is handled', unheard.length === 0],
  ],
)
for (const line of unheard) console.log(line)
