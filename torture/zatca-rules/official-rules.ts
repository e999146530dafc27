import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import saxon from 'saxon-js'

const STYLESHEETS = ['CEN-EN16931-UBL.xsl', '20210819_ZATCA_E-invoice_Validation_Rules.xsl']

const root = new URL('../../', import.meta.url)
const cache = fileURLToPath(new URL('node_modules/.cache/zatca-rules/', root))
const compiler = fileURLToPath(new URL('node_modules/xslt3/xslt3.js', root))

/** A rule that a document breaks, by its code, such as BR-KSA-37. */
export type Finding = { rule: string; flag: string }

/**
 * Opens the rules of EN 16931 and of ZATCA, as ZATCA's SDK runs them. Their first use compiles them, which takes about 10 s each.
 * Dates are judged in the time zone of the process.
 */
export async function officialRules(data: string): Promise<(xml: string) => Finding[]> {
  const compiled = await Promise.all(
    STYLESHEETS.map((name) => compiledRules(join(data, 'Rules/Schematrons', name))),
  )
  const stylesheets = await Promise.all(
    compiled.map(async (file): Promise<object> => JSON.parse(await readFile(file, 'utf8'))),
  )
  return (xml) =>
    // Given by its file, a stylesheet is read again for each document, which takes longer than its rules.
    stylesheets.flatMap((stylesheetInternal) => {
      const options = { stylesheetInternal, sourceText: xml, destination: 'serialized' } as const
      return findingsIn(saxon.transform(options, 'sync').principalResult)
    })
}

function findingsIn(report: string): Finding[] {
  const failed = report.match(/<svrl:failed-assert[^>]*>/g) ?? []
  return failed.map((start) => ({
    rule: / id="([^"]*)"/.exec(start)?.[1] ?? '',
    flag: / flag="([^"]*)"/.exec(start)?.[1] ?? '',
  }))
}

async function compiledRules(stylesheet: string): Promise<string> {
  const digest = createHash('sha256')
    .update(await readFile(stylesheet))
    .digest('hex')
    .slice(0, 16)
  const file = join(cache, `${digest}.sef.json`)
  if (existsSync(file)) return file
  await mkdir(cache, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await promisify(execFile)(process.execPath, [
    compiler,
    `-xsl:${stylesheet}`,
    `-export:${unfinished}`,
    '-nogo',
  ])
  await rename(unfinished, file)
  return file
}
