import { join } from 'node:path'
import { findChromium } from '../../scripts/steps/find-chromium.mjs'
import { environment, installPackage, run } from '../install-package.ts'
import { median } from '../request-rate.ts'
import { writeResult } from '../result.ts'
import { withServedShop } from '../served-shop.ts'
import { slowdownTo, TARGETS_INDEX } from './benchmark-index.ts'

const paths: Record<string, string> = {
  home: '/',
  shop: '/shop',
  product: '/product/1',
  blog: '/blogs',
  checkout: '/checkout',
}
const pages = (process.env.PAGES ?? Object.keys(paths).join()).split(',')
const runs = Number(process.env.RUNS ?? 5)
const languages = ['ar', 'en'] as const

/** Benchmark index of a mid-range phone (Lighthouse, docs/throttling.md, slows a processor of index 1,750 four-fold). */
const PHONE_INDEX = 437
const FOUR_FOLD = 4

/** @property lcp milliseconds @property tbt milliseconds @property index of this machine's processor */
type Run = { score: number; lcp: number; tbt: number; index: number }

type Report = {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: { performance: { score: number } }
  audits: Record<'largest-contentful-paint' | 'total-blocking-time', { numericValue: number }>
}

/** Returns one run of Lighthouse's mobile profile, in a new browser. */
async function measure(folder: string, address: string, slowdown: number): Promise<Run> {
  const chromium = process.env.CHROMIUM ?? findChromium()
  const { stdout } = await run(
    process.execPath,
    [
      ...[join(folder, 'node_modules/lighthouse/cli/index.js'), address, '--quiet', '--output=json'],
      ...['--only-categories=performance', `--throttling.cpuSlowdownMultiplier=${slowdown}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { env: { ...environment, CHROME_PATH: chromium }, maxBuffer: 2 ** 27 },
  )
  const { runtimeError, environment: machine, categories, audits }: Report = JSON.parse(stdout)
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  return {
    score: Math.round(categories.performance.score * 100),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    index: machine.benchmarkIndex,
  }
}

/** The median of some runs, and their spread. */
function summary(all: readonly Run[]) {
  const of = (name: keyof Run) => all.map((one) => one[name])
  const spread = (values: number[]) => ({
    median: median(values),
    from: Math.min(...values),
    to: Math.max(...values),
  })
  return { score: spread(of('score')), lcp: spread(of('lcp')), tbt: spread(of('tbt')) }
}

type Summaries = Record<string, Record<string, ReturnType<typeof summary>>>

const result = await withServedShop(async (origin) => {
  const folder = await installPackage('lighthouse/program')
  const measureAll = async (slowdown: number): Promise<Summaries> => {
    const measured: Summaries = {}
    for (const page of pages) {
      const ofPage: Summaries[string] = {}
      for (const language of languages) {
        const address = `${origin}${language === 'ar' ? '' : `/${language}`}${paths[page]}`
        const all: Run[] = []
        for (let nth = 0; nth < runs; nth += 1) all.push(await measure(folder, address, slowdown))
        ofPage[language] = summary(all)
        console.log(page, language, slowdown, JSON.stringify(ofPage[language]))
      }
      measured[page] = ofPage
    }
    return measured
  }
  // Their scores do not count: the server makes the pictures of a page when a browser first asks for them.
  const indexes: number[] = []
  for (const page of pages) indexes.push((await measure(folder, `${origin}${paths[page]}`, 1)).index)
  const benchmarkIndex = median(indexes)
  const slowdowns = {
    fourFold: slowdownTo(TARGETS_INDEX / FOUR_FOLD, benchmarkIndex),
    phone: slowdownTo(PHONE_INDEX, benchmarkIndex),
  }
  const fourFold = await measureAll(slowdowns.fourFold)
  return { runs, benchmarkIndex, slowdowns, fourFold, phone: await measureAll(slowdowns.phone) }
})

/** Returns a line of the table per page: the languages one after the other. */
function lines(summaries: Summaries, slowed: string) {
  return Object.entries(summaries).map(([page, ofPage]) => {
    const all = Object.values(ofPage)
    const seconds = all.map(({ lcp }) => (lcp.median / 1_000).toFixed(1)).join(' / ')
    const blocked = all.map(({ tbt }) => tbt.median).join(' / ')
    const scores = all.map(({ score }) => `${score.median} (${score.from}–${score.to})`).join(' / ')
    return {
      measured: `${page} in ${Object.keys(ofPage).join(' / ')}, ${slowed}: score ${scores}, LCP ${seconds} s, TBT ${blocked} ms`,
      reference: "Lighthouse's full score: 100",
      ratio: Math.min(...all.map(({ score }) => score.median)) / 100,
    }
  })
}

await writeResult(import.meta.url, result, [
  ...lines(
    result.fourFold,
    `slowed ${FOUR_FOLD}-fold from index ${TARGETS_INDEX} (here ${result.slowdowns.fourFold}-fold)`,
  ),
  ...lines(result.phone, `slowed to index ${PHONE_INDEX} (here ${result.slowdowns.phone}-fold)`),
])
