/** Limits on the resources of the render process. */

import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { imageMaker, type MakerLimits } from './image-maker.ts'
import type { Original } from './image-store.ts'
import type { Derivative } from './image-url.ts'

const generous: MakerLimits = { processorMs: 60_000, clockMs: 60_000, memoryBytes: 2e9 }
const wanted: Derivative = { hash: '0'.repeat(20), width: 2400, format: 'webp' }

const drawing = (text: string): Original => ({ bytes: new Uint8Array(Buffer.from(text)), format: 'svg' })
const plain = drawing('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>')

/** A few kilobytes that keep a CPU busy for minutes. */
const endless = drawing(
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="9"/><feGaussianBlur stdDeviation="30"/>'.repeat(150)}</filter><rect width="40" height="40" filter="url(#f)"/></svg>`,
)

const makers: ReturnType<typeof imageMaker>[] = []
afterEach(() => {
  for (const maker of makers.splice(0)) maker.close()
})

function maker(limits: Partial<MakerLimits>) {
  const made = imageMaker({ ...generous, ...limits })
  makers.push(made)
  return made
}

test.each([
  ['the processor', { processorMs: 500 }, { failed: 'took more than 0.5 s of the processor' }],
  ['the clock', { clockMs: 600 }, { late: 'took longer than 0.6 s' }],
  ['memory', { memoryBytes: 1e6 }, { failed: 'took more than 1 MB of memory' }],
])('aborts a drawing over the limit of %s, and renders the next picture', async (_, limits, aborted) => {
  const limited = maker(limits)
  expect(await limited.make(endless, wanted)).toEqual(aborted)
  const { make } = maker({})
  expect(await make(plain, wanted)).toHaveProperty('bytes')
})

test('the maker continues after an aborted image', async () => {
  const limited = maker({ processorMs: 1_500 })
  expect(await limited.make(endless, wanted)).toHaveProperty('failed')
  const made = await limited.make(plain, { ...wanted, width: 200 })
  if (!('bytes' in made)) throw new Error(JSON.stringify(made))
  expect((await sharp(made.bytes).metadata()).width).toBe(200)
})

test.each(['webp', 'avif'] as const)('renders a long screenshot as the highest %s', async (format) => {
  const image = { create: { width: 20, height: 17_000, channels: 3, background: '#fff' } } as const
  const screenshot = { bytes: new Uint8Array(await sharp(image).png().toBuffer()), format: 'png' } as const
  const made = await maker({}).make(screenshot, { ...wanted, format })
  if (!('bytes' in made)) throw new Error(JSON.stringify(made))
  expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 19, height: 16_383 })
})

test('rejects a drawing of more than 100 million pixels before rendering it', async () => {
  const tall = drawing('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="9000"></svg>')
  expect(await maker({}).make(tall, wanted)).toEqual({ failed: expect.stringContaining('pixel') })
})

test('close() ends the process at once and stops all rendering', async () => {
  const closing = maker({})
  const pending = closing.make(endless, wanted)
  await new Promise((resolve) => setTimeout(resolve, 500))
  closing.close()
  expect(await pending).toEqual({ died: 'SIGKILL' })
  expect(await closing.make(plain, wanted)).toEqual({ died: 'closed' })
})
