import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { installPackage } from '../install-package.ts'
import { median } from '../request-rate.ts'

/** Index of the processor for whose four-fold slowdown the targets were set. */
export const TARGETS_INDEX = 3_126
const TIMES = 5

type PageFunctions = { pageFunctions: { computeBenchmarkIndex: () => number } }

/** Returns the benchmark index of this machine's processor, as Lighthouse measures it in a page: the median of five. */
export async function benchmarkIndex(page: Page): Promise<number> {
  const folder = await installPackage('lighthouse/program')
  const file = join(folder, 'node_modules/lighthouse/core/lib/page-functions.js')
  const { pageFunctions }: PageFunctions = await import(pathToFileURL(file).href)
  const indexes: number[] = []
  for (let nth = 0; nth < TIMES; nth += 1)
    indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  return median(indexes)
}

/** Returns by how much a processor has to be slowed to be like one of the index `wanted`. A slower one is not slowed. */
export function slowdownTo(wanted: number, index: number): number {
  return Math.max(1, Number((index / wanted).toFixed(1)))
}
