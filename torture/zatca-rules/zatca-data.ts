import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Folder with data of ZATCA's SDK (3.4.7): `Rules`, `Schemas` and `Samples`. They are ZATCA's and not part of the project. Null
 * if the folder is missing.
 */
export function zatcaData(): string | null {
  const folder = resolve(project, process.env.ZATCA_FACTS ?? '../shared/facts/zatca')
  return existsSync(join(folder, 'Rules')) ? folder : null
}

/** Said where ZATCA's data is missing. */
export const SKIPPED =
  'SKIPPED: the data of ZATCA’s SDK is not at hand. Set ZATCA_FACTS to its folder to check documents by ZATCA’s own rules.'

/** Returns the samples with their file names, which say what they contain. */
export async function sampleDocuments(data: string): Promise<{ name: string; xml: Buffer }[]> {
  const folder = join(data, 'Samples')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.xml')).sort()
  return await Promise.all(names.map(async (name) => ({ name, xml: await readFile(join(folder, name)) })))
}
