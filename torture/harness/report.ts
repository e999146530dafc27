import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { checkout } from './shop-server.ts'

export type Promised = readonly [promise: string, kept: boolean]

/**
 * Prints the figures of a run and the promises that it kept. Writes both to result.json beside the program, unless the run
 * tested another checkout. A broken promise sets exit code 1.
 * @param folder `import.meta.url` of the program
 */
export async function report(folder: string, figures: object, promised: readonly Promised[]): Promise<void> {
  console.log(figures)
  for (const [promise, kept] of promised) console.log(`${kept ? 'kept  ' : 'BROKEN'}  ${promise}`)
  const result = { ...figures, kept: Object.fromEntries(promised) }
  const own = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')
  if (checkout.replace(/\/$/, '') === own)
    await writeFile(new URL('result.json', folder), `${JSON.stringify(result, null, 2)}\n`)
  if (promised.some(([, kept]) => !kept)) process.exitCode = 1
}
