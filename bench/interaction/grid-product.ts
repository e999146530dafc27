import { appendFile, cp, mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { known } from '../../demo/known.ts'
import { run } from '../install-package.ts'

const demo = fileURLToPath(new URL('../../demo', import.meta.url))
const command = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))
/** Colours and sizes of the grid. */
const edge = 12

/** Adds colours and sizes to the first product of a running demo shop until it has 12 of each. */
export async function widenGrid(dataDir: string): Promise<void> {
  const { sku, colours, sizes } = known.products.scrub
  const numbers = (from: number) => Array.from({ length: edge - from }, (_, nth) => from + nth + 1)
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'zayy-catalogue-'))
  const folder = temporary.path
  await cp(demo, folder, { recursive: true })
  const colourLines = numbers(colours.length).map(
    (nth) => `${sku},c${nth},لون ${nth},Colour ${nth},#12345${nth % 10},`,
  )
  const sizeLines = numbers(sizes.length).map((nth) => `${sku},${nth}XL`)
  await appendFile(join(folder, 'colours.csv'), `${colourLines.join('\n')}\n`)
  await appendFile(join(folder, 'sizes.csv'), `${sizeLines.join('\n')}\n`)
  const { DATABASE_URL: _, INIT_CWD: __, ...env } = process.env
  await run(process.execPath, [command, 'import', folder, '--yes'], { env: { ...env, DATA_DIR: dataDir } })
}
