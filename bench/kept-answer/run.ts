import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '@zayy/platform/process/testing/run-program'
import { median, requestRate } from '../request-rate.ts'
import { writeResult } from '../result.ts'
import { withServedShop } from '../served-shop.ts'

const rounds = 5
const requests = 4_000
const paths = ['/ar/api/settings', '/ar/api/products', '/ar/api/products/1']

/** Returns the brotli-encoded body of an answer. */
function bytesOf(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject).on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

/** Starts a plain Node server in a child process that answers every request with these bytes. */
async function withPlainServer<T>(bytes: Buffer, measure: (origin: string) => Promise<T>): Promise<T> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'zayy-bench-'))
  await writeFile(join(folder.path, 'body'), bytes)
  const program = fileURLToPath(new URL('plain-server.ts', import.meta.url))
  await using server = runProgram(process.execPath, [program, join(folder.path, 'body')])
  return await measure(`http://127.0.0.1:${await server.says(/^(\d+)$/m)}`)
}

const result = await withServedShop(async (shop) => {
  const measured: Record<string, { kept: number; plain: number; ratio: number; bytes: number }> = {}
  for (const path of paths) {
    const bytes = await bytesOf(shop + path)
    measured[path] = await withPlainServer(bytes, async (plain) => {
      const rates: { kept: number[]; plain: number[] } = { kept: [], plain: [] }
      for (let round = 0; round <= rounds; round += 1) {
        const kept = await requestRate(shop, () => path, { requests })
        const reference = await requestRate(plain, () => path, { requests })
        if (round === 0) continue
        rates.kept.push(kept)
        rates.plain.push(reference)
      }
      const [kept, reference] = [median(rates.kept), median(rates.plain)]
      return {
        kept: Math.round(kept),
        plain: Math.round(reference),
        ratio: Number((kept / reference).toFixed(2)),
        bytes: bytes.length,
      }
    })
  }
  return measured
})

await writeResult(
  import.meta.url,
  result,
  Object.entries(result).map(([path, { kept, plain, ratio }]) => ({
    measured: `${path} from the cache: ${kept} a second`,
    reference: `a plain Node server that sends the same bytes: ${plain}`,
    ratio,
  })),
)
