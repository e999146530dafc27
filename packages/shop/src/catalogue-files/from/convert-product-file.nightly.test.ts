import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localNetwork } from '@zayy/platform/http/testing/local-network'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { parse } from 'csv-parse/sync'
import { expect, onTestFinished, test } from 'vitest'
import { convertProductFile } from './convert-product-file.ts'

test('converts a product of 150,000 colours, sizes and prices within a minute of the processor', async () => {
  const work = await temporaryFolder()
  const network = await localNetwork((_, response) => response.end())
  onTestFinished(network.close)
  const rows = Array.from({ length: 150_000 }, (_, n) => `p,Product,${n + 1},Color,c${n},Size,s${n}`)
  const head = 'Handle,Title,Variant Price,Option1 Name,Option1 Value,Option2 Name,Option2 Value'
  const [file, folder] = [join(work, 'products.csv'), join(work, 'products-shop')]
  await writeFile(file, [head, ...rows].join('\n'))
  const now = new Date('2026-11-27T09:00:00Z')
  const before = process.cpuUsage()
  const result = await convertProductFile({ source: 'shopify', file, folder }, { locale: 'en', now, network })
  expect(process.cpuUsage(before).user).toBeLessThan(60_000_000)
  expect(result).toMatchObject({ done: true, products: 1 })
  const tiers = parse(await readFile(join(folder, 'tiers.csv'), 'utf8'), { bom: true, columns: true })
  expect(tiers).toMatchObject([{ price: '150000' }])
  const notes = result.done ? result.notes : []
  expect(notes.find(({ kind }) => kind === 'combinations')?.value.split(' | ')).toHaveLength(10)
})
