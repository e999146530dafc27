import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { withImages } from '../../e2e/browser.ts'
import { messages } from '../../e2e/messages.ts'
import { benchmarkIndex, slowdownTo, TARGETS_INDEX } from '../lighthouse/benchmark-index.ts'
import { writeResult } from '../result.ts'
import { withServedShop } from '../served-shop.ts'
import { widenGrid } from './grid-product.ts'

const SLOWDOWN = 4
const presses = Number(process.env.PRESSES ?? 20)
const rows = Number(process.env.ROWS ?? 12)
const edge = 12
const viewport = { width: 1440, height: 900 }
const texts = messages.en
const wanted = { typing: 16, moving: 16 } as Record<string, number>
const WANTED_OTHERS = 50

/** Frames are painted at once instead of 60 times a second, so that a duration has no wait for the next frame. */
const launch = {
  ...withImages.launchOptions,
  args: [...withImages.launchOptions.args, '--disable-gpu-vsync', '--disable-frame-rate-limit'],
}

/** Runs in the page: measures each key and click from its time stamp until the frame after it is painted. */
function observePaints(report: string) {
  const painted = (type: string, milliseconds: number) => {
    const send: unknown = Reflect.get(window, report)
    if (typeof send === 'function') send(type, milliseconds)
  }
  for (const type of ['keydown', 'click'])
    window.addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          let ended = false
          const end = () => {
            if (!ended) painted(type, performance.now() - timeStamp)
            ended = true
          }
          port1.onmessage = end
          port2.postMessage(undefined)
          // Further frames may come before the message, as their rate is not limited.
          requestAnimationFrame(end)
        }),
      { capture: true },
    )
}

/** @property toPaint milliseconds @property cpu milliseconds of the main thread's processor time, not slowed */
type Press = { toPaint: number; cpu: number }

/**
 * A page whose presses are measured.
 * @property click presses the mouse before the measurement, which is of its release
 */
type Measured = {
  page: Page
  press: (action: () => Promise<unknown>) => Promise<Press>
  click: (target: Locator) => Promise<Press>
}

async function openPage(context: BrowserContext, slowdown: number): Promise<Measured> {
  const page = await context.newPage()
  let next = Promise.withResolvers<number>()
  await page.exposeFunction('reportPaint', (_: string, milliseconds: number) => next.resolve(milliseconds))
  await page.addInitScript(observePaints, 'reportPaint')
  const session = await context.newCDPSession(page)
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
  const press = async (action: () => Promise<unknown>) => {
    next = Promise.withResolvers()
    const before = await cpu()
    await slow(slowdown)
    await action()
    const toPaint = await next.promise
    await slow(1)
    return { toPaint, cpu: (await cpu()) - before }
  }
  // Playwright's own click moves, presses and releases at once, and looks up the target in the page.
  const click = async (target: Locator) => {
    await target.hover()
    await page.mouse.down()
    return await press(() => page.mouse.up())
  }
  return { page, press, click }
}

async function openProduct({ page }: Measured, origin: string) {
  await page.goto(`${origin}/en/product/1`, { waitUntil: 'networkidle', timeout: 120_000 })
  const grid = page.getByRole('grid', { name: texts.grid })
  return { grid, fields: grid.getByRole('textbox') }
}

/** Types a number into each field, and moves to the next with an arrow key. */
async function typeAll({ page, press }: Measured): Promise<{ typing: Press[]; moving: Press[] }> {
  const durations = { typing: [] as Press[], moving: [] as Press[] }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < edge; column += 1) {
      durations.typing.push(await press(() => page.keyboard.press(String(1 + ((row + column) % 9)))))
      if (column + 1 < edge) durations.moving.push(await press(() => page.keyboard.press('ArrowRight')))
    }
    for (let column = 1; column < edge; column += 1) await page.keyboard.press('ArrowLeft')
    if (row + 1 < rows) durations.moving.push(await press(() => page.keyboard.press('ArrowDown')))
  }
  return durations
}

const repeat = async (press: (nth: number) => Promise<Press>): Promise<Press[]> => {
  const durations: Press[] = []
  for (let nth = 0; nth < presses; nth += 1) durations.push(await press(nth))
  console.log(percentiles(durations))
  return durations
}

/** The reference: as many plain fields, and a plain button. */
async function plainPage(measured: Measured, origin: string) {
  const { page, click: clickOn } = measured
  await page.goto(`${origin}/healthz`)
  const row = `<tr>${'<td><input></td>'.repeat(edge)}</tr>`
  await page.evaluate(
    (html) => {
      document.body.innerHTML = html
      document.addEventListener('keydown', ({ key }) => {
        const fields = [...document.querySelectorAll('input')]
        const at = [...fields].indexOf(document.activeElement as HTMLInputElement)
        const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 12 }[key]
        if (step !== undefined) fields[at + step]?.focus()
      })
    },
    `<button>x</button><table>${row.repeat(edge)}</table>`,
  )
  await page.locator('input').first().focus()
  const { typing, moving } = await typeAll(measured)
  const click = await repeat(() => clickOn(page.getByRole('button')))
  return { typing, moving, click }
}

async function measureAll(context: BrowserContext, origin: string, slowdown: number) {
  const measured = await openPage(context, slowdown)
  const { page, press, click } = measured
  const plain = await plainPage(measured, origin)

  const { fields } = await openProduct(measured, origin)
  if ((await fields.count()) !== edge * edge) throw new Error('The grid is not 12 × 12')
  await fields.first().focus()
  const { typing, moving } = await typeAll(measured)
  console.log(percentiles(typing), percentiles(moving))
  const add = page.getByRole('button', { name: /^(Add \d+|Update (the )?cart)/ }).first()
  const addToCart = await repeat(async (nth) => {
    await fields.first().fill(String(10 + nth))
    return await click(add)
  })
  const dialog = page.getByRole('dialog', { name: texts.drawer })
  const drawer = await repeat(async () => {
    const duration = await click(page.getByRole('button', { name: texts.openDrawer }))
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    return duration
  })

  await page.goto(`${origin}/en/shop`, { waitUntil: 'networkidle', timeout: 120_000 })
  const filter = await repeat(async (nth) => {
    const duration = await click(page.getByRole('checkbox', { name: texts.women }))
    await page.waitForURL(nth % 2 === 0 ? /is_women/ : /\/shop$/)
    return duration
  })

  await page.goto(`${origin}/en`, { waitUntil: 'networkidle', timeout: 120_000 })
  const pin = page.getByRole('main').getByRole('slider').first()
  await pin.focus()
  const tape = await repeat((nth) =>
    press(() => page.keyboard.press(nth < presses / 2 ? 'ArrowRight' : 'ArrowLeft')),
  )

  // The page must not leave before it has painted the press.
  let hold = false
  await page.route('**/*', async (route) => {
    if (!hold || !route.request().isNavigationRequest()) return await route.continue()
    await route.abort('aborted')
  })
  const language = await repeat(async () => {
    hold = true
    const duration = await click(page.getByRole('link', { name: texts.otherLanguage }).first())
    hold = false
    return duration
  })
  return { plain, shop: { typing, moving, addToCart, filter, drawer, language, tape } }
}

const rounded = (value: number) => Number(value.toFixed(1))

function percentiles(durations: readonly Press[]) {
  const at = (of: keyof Press, share: number) => {
    const sorted = durations.map((one) => one[of]).sort((a, b) => a - b)
    return rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
  }
  return { p50: at('toPaint', 0.5), p95: at('toPaint', 0.95), cpu: at('cpu', 0.5) }
}

type Presses = Awaited<ReturnType<typeof measureAll>>

/** Percentiles of each press, in the shop and in the plain page. */
function summary({ shop, plain }: Presses) {
  const msToPaint = Object.fromEntries(
    Object.entries(shop).map(([name, durations]) => [name, percentiles(durations)]),
  )
  const plainMsToPaint = {
    typing: percentiles(plain.typing),
    moving: percentiles(plain.moving),
    click: percentiles(plain.click),
  }
  return { msToPaint, plainMsToPaint }
}

const result = await withServedShop(async (origin, dataDir) => {
  await widenGrid(dataDir)
  const browser = await chromium.launch(launch)
  const measureSlowed = async (slowdown: number) => {
    const context = await browser.newContext({ viewport, locale: 'en', reducedMotion: 'reduce' })
    const presses = await measureAll(context, origin, slowdown)
    await context.close()
    return summary(presses)
  }
  try {
    const index = await benchmarkIndex(await browser.newPage())
    const slowdown = slowdownTo(TARGETS_INDEX / SLOWDOWN, index)
    const fourFold = await measureSlowed(SLOWDOWN)
    return { benchmarkIndex: index, slowdown, fourFold, calibrated: await measureSlowed(slowdown) }
  } finally {
    await browser.close()
  }
})
const titles: Record<string, string> = {
  typing: 'a digit typed into a grid of 12 × 12',
  moving: 'an arrow key in the grid',
  addToCart: 'add to cart',
  filter: 'a filter of the shop',
  drawer: 'the drawer of a product',
  language: 'the other language',
  tape: 'a key on the tape',
}
/** Returns a line of the table per press. */
function lines({ msToPaint, plainMsToPaint }: ReturnType<typeof summary>, slowdown: number) {
  return Object.entries(msToPaint).map(([name, { p95 }]) => {
    const isKey = name === 'typing' || name === 'moving'
    const reference = plainMsToPaint[isKey ? name : 'click'].p95
    return {
      measured: `${titles[name]}, slowed ${slowdown}-fold: p95 ${p95} ms to the paint (wanted: ${wanted[name] ?? WANTED_OTHERS})`,
      reference: `a plain ${isKey ? 'field' : 'button'}: ${reference} ms`,
      ratio: rounded(p95 / reference),
    }
  })
}

await writeResult(import.meta.url, result, [
  ...lines(result.fourFold, SLOWDOWN),
  ...lines(result.calibrated, result.slowdown),
])
