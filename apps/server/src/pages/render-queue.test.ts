import { expect, test } from 'vitest'
import { RenderRefusedError, renderQueue } from './render-queue.ts'

/** Work that runs until it is released. */
function works() {
  const release: (() => void)[] = []
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => release.push(resolve))
    running -= 1
    return 'page'
  }
  const releaseAll = async () => {
    do {
      release.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    } while (release.length > 0)
  }
  return { work, releaseAll, most: () => most }
}

const bounds = { atOnce: 2, waiting: 3, take: () => undefined, hold: 0 }
const settled = (pages: Promise<string>[]) =>
  Promise.all(
    pages.map((page) =>
      page.catch((thrown: unknown) => (thrown instanceof RenderRefusedError ? thrown.status : thrown)),
    ),
  )

test('renders a few, queues a few and rejects the rest with 503', async () => {
  const { work, releaseAll, most } = works()
  const render = renderQueue(bounds)
  for (let round = 0; round < 2; round += 1) {
    const pages = settled(Array.from({ length: 8 }, (_, at) => render(`client ${at}`, work)))
    await releaseAll()
    expect(await pages).toEqual([...Array(5).fill('page'), 503, 503, 503])
  }
  expect(most()).toBe(2)
})

test('no client fills the queue alone, and clients take turns', async () => {
  const { work, releaseAll } = works()
  const rendered: string[] = []
  const render = renderQueue({ ...bounds, waiting: 8 })
  const clients = [...Array(6).fill('one'), 'another', 'a third', 'another']
  const pages = settled(
    clients.map((client) =>
      render(client, () => {
        rendered.push(client)
        return work()
      }),
    ),
  )
  await releaseAll()
  expect(await pages).toEqual([...Array(4).fill('page'), 503, 503, 'page', 'page', 503])
  expect(rendered).toEqual(['one', 'one', 'one', 'another', 'a third', 'one'])
})

test('rejects a client over its limit with 429, without a place in the queue', async () => {
  const { work, releaseAll } = works()
  const render = renderQueue({ ...bounds, take: (client) => (client === 'one' ? 7 : undefined) })
  await expect(render('one', work)).rejects.toMatchObject({ status: 429, retryAfter: 7 })
  const page = render('another', work)
  await releaseAll()
  expect(await page).toBe('page')
})

test('failing work releases its place', async () => {
  const render = renderQueue({ ...bounds, atOnce: 1 })
  const fail = async () => {
    throw new Error('no page')
  }
  for (let at = 0; at < 5; at += 1) await expect(render('one', fail)).rejects.toThrow('no page')
  expect(await render('one', async () => 'page')).toBe('page')
})
