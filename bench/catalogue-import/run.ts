import { execFile } from 'node:child_process'
import { chmod, mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { asOwner } from '../demo-database.ts'
import { peakMemory, processorSeconds } from '../memory/processes.ts'
import { writeResult } from '../result.ts'
import { withServerOf } from '../served-shop.ts'
import { insertBare, readAllRows } from './bare-rows.ts'
import { writeLargeCatalogue } from './large-catalogue.ts'
import { postgresCpu } from './postgres-cpu.ts'

const command = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))
const sizes = (process.env.PRODUCTS ?? '5000,20000,100000').split(',').map(Number)
const seed = 7

/** The bare inserts hold all rows in this process, so they are measured with at most so many products. */
const MAX_BARE_PRODUCTS = 20_000

/** Preloaded module: prints the process's own processor time in seconds and its largest memory in MB as the last line of stderr. */
const printUsage = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.error((userCPUTime + systemCPUTime) / 1e6 + ' ' + maxRSS * 1024 / 1e6)
})`)}`

/** @property maxRss of the command alone, in MB */
type Measured = { seconds: number; cpuSeconds: number; maxRss: number }

/** Runs `shop …` and measures it. Its processor time includes that of PostgreSQL. */
async function measure(dataDir: string, args: readonly string[]): Promise<Measured> {
  // It reports the settings that this shop lacks by its exit code.
  const mayFail = args[0] === 'doctor'
  const { DATABASE_URL: _, INIT_CWD: __, ...env } = process.env
  const before = await postgresCpu(dataDir)
  const start = performance.now()
  const stderr = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', printUsage, command, ...args],
      // As `npm run shop` sets it.
      { env: { MALLOC_ARENA_MAX: '2', ...env, DATA_DIR: dataDir }, maxBuffer: 100_000_000 },
      (error, output, errors) =>
        error && !mayFail ? reject(new Error(output, { cause: error })) : resolve(errors),
    )
  })
  const seconds = (performance.now() - start) / 1_000
  const postgres = (await postgresCpu(dataDir)) - before
  const [own = Number.NaN, maxRss = Number.NaN] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number)
  return { seconds: rounded(seconds), cpuSeconds: rounded(own + postgres), maxRss: Math.round(maxRss) }
}

/** Starts a server of the filled shop, and reads its whole site map as a crawler does. */
async function measureServer(dataDir: string): Promise<Record<'startUp' | 'siteMap', Measured>> {
  const started = performance.now()
  return await withServerOf(dataDir, async (origin, processId) => {
    const since = async (start: number, processorBefore: number): Promise<Measured> => ({
      seconds: rounded((performance.now() - start) / 1_000),
      cpuSeconds: rounded((await processorSeconds(processId)) - processorBefore),
      maxRss: Math.round(await peakMemory(processId)),
    })
    const read = async (address: string) => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
      return await answer.text()
    }
    const startUp = await since(started, 0)
    const before = await processorSeconds(processId)
    const start = performance.now()
    const index = await read(`${origin}/sitemap.xml`)
    for (const [, file = ''] of index.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g))
      await read(origin + file)
    return { startUp, siteMap: await since(start, before) }
  })
}

const rounded = (value: number) => Number(value.toFixed(1))

/** The measured commands, in order. */
const commandsOn = (folder: string) => ({
  first: ['import', folder],
  again: ['import', folder],
  export: ['export', join(folder, 'exported')],
  backup: ['backup', '--folder', join(folder, 'backups')],
  report: ['report', '--json'],
  doctor: ['doctor', '--json'],
})

type Command = keyof ReturnType<typeof commandsOn>

/** @property bareInserts seconds; only of sizes whose rows fit into this process */
type Size = {
  products: number
  rows?: number
  bareInserts?: number
  firstToBareInserts?: number
  againToBareInserts?: number
} & Record<Command | 'startUp' | 'siteMap', Measured>

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

async function measureSize(products: number): Promise<Size> {
  await using catalogue = await mkdtempDisposable(join(tmpdir(), 'zayy-catalogue-'))
  await using data = await mkdtempDisposable(join(tmpdir(), 'zayy-bench-'))
  const [folder, dataDir] = [catalogue.path, data.path]
  // Run as root, the commands work as another user.
  await chmod(folder, 0o777)
  await writeLargeCatalogue(folder, products, seed)
  // The command connects to this server, so that its start is not measured.
  await using shop = await openShopDatabase({ url: undefined, dataDir })
  const commands = commandsOn(folder)
  const run = async (name: Command) => {
    const measured = await measure(dataDir, commands[name])
    console.log(products, name, measured)
    return measured
  }
  const costs = {
    first: await run('first'),
    again: await run('again'),
    export: await run('export'),
    backup: await run('backup'),
    report: await run('report'),
    doctor: await run('doctor'),
    ...(await measureServer(dataDir)),
  }
  console.log(products, { startUp: costs.startUp, siteMap: costs.siteMap })
  if (products > MAX_BARE_PRODUCTS) return { products, ...costs }
  const { rows, seconds } = await asOwner(shop.target, async (owner) => {
    const tables = await readAllRows(owner)
    return {
      rows: sum(tables.map((table) => table.rows.length)),
      seconds: await insertBare(owner, tables),
    }
  })
  return {
    products,
    ...costs,
    rows,
    bareInserts: rounded(seconds),
    firstToBareInserts: rounded(costs.first.seconds / seconds),
    againToBareInserts: rounded(costs.again.seconds / seconds),
  }
}

const result: Size[] = []
for (const products of sizes) {
  const measured = await measureSize(products)
  result.push(measured)
}
const [smallest] = result
await writeResult(
  import.meta.url,
  { sizes: result },
  result.flatMap(({ products, first, again, export: exported, bareInserts: bare }) => {
    const amount = ({ seconds, maxRss }: Measured) => `${seconds} s, ${maxRss} MB`
    const beside = (name: string, measured: Measured, reference: string, seconds: number) => ({
      measured: `${name} of ${products} products: ${amount(measured)}`,
      reference: `${reference}: ${seconds} s`,
      ratio: rounded(measured.seconds / seconds),
    })
    const imports = bare
      ? [
          beside('import', first, 'bare inserts of the same rows', bare),
          beside('import without changes', again, 'bare inserts of the same rows', bare),
        ]
      : [beside('import', first, `import of ${smallest?.products}`, smallest?.first.seconds ?? first.seconds)]
    return [...imports, beside('export', exported, 'import', first.seconds)]
  }),
)
