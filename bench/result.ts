import { readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

/** A line of the table in bench/README.md. `measured` and `reference` say what it is, with the figure of this run. */
export type Row = { measured: string; reference: string; ratio: number }

type Written = { table?: Row[]; machine?: string; day?: string }

const readme = new URL('README.md', import.meta.url)
const head = '| command | measured | reference, in the same run | ratio | machine, day |'

/**
 * Prints a result, and writes it as result.json beside a benchmark's run.ts.
 * @param run `import.meta.url` of run.ts
 */
export async function writeResult(run: string, result: object, table: readonly Row[]): Promise<void> {
  console.log(result)
  for (const { measured, reference, ratio } of table) console.log(`${measured} · ${reference} · ${ratio}`)
  const model = cpus()[0]
    ?.model.replaceAll(/\((R|TM)\)|CPU|@.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const machine = `${cpus().length} × ${model ?? process.arch}`
  const written: Written = {
    ...result,
    table: [...table],
    machine,
    day: new Date().toISOString().slice(0, 10),
  }
  await writeFile(new URL('result.json', run), `${JSON.stringify(written, null, 2)}\n`)
}

/** Renews the table in bench/README.md from the last result of each benchmark. */
export async function writeTable(): Promise<void> {
  const lines: string[] = []
  for (const name of (await readdir(new URL('.', import.meta.url))).sort()) {
    const text = await readFile(new URL(`${name}/result.json`, import.meta.url), 'utf8').catch(() => '{}')
    const { table = [], machine, day }: Written = JSON.parse(text)
    for (const { measured, reference, ratio } of table)
      lines.push(`| \`npm run bench ${name}\` | ${measured} | ${reference} | ${ratio} | ${machine}, ${day} |`)
  }
  const [before = ''] = (await readFile(readme, 'utf8')).split(head)
  await writeFile(readme, `${before}${[head, '| --- | --- | --- | ---: | --- |', ...lines].join('\n')}\n`)
}
