import type { PictureMaker } from './picture-maker.ts'
import type { PictureStore } from './picture-store.ts'
import { PictureStoreError } from './picture-store-error.ts'
import type { Derivative, DerivativeFormat } from './picture-url.ts'
import { type Urgency, workQueue } from './work-queue.ts'

/**
 * What the shop's server shows of a picture: the derivative asked for; meanwhile another width of it; or nothing yet.
 * Never the original, which holds whatever its camera or its author put into it.
 */
export type Shown =
  | { kind: 'derivative'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'stand-in'; bytes: Uint8Array<ArrayBuffer>; format: DerivativeFormat }
  | { kind: 'busy' }

/** How long a visitor waits, in milliseconds. */
type Patience = {
  /** For the derivative, before a stand-in is shown. */
  derivative: number
  /** For a stand-in, where the picture was never made at any width. */
  standIn: number
}

/** The pictures of the shop, each derivative made once, when it is first asked for. */
export type PictureLibrary = {
  /**
   * The derivative if it is there, or can be made in time; else the nearest width that is there, while the derivative
   * goes on being made; else a small one made at once. Null: the shop has no such picture. While the store is away, what
   * is at hand of the picture, or nothing yet.
   * @param signal tells that the visitor waits no more
   */
  show(derivative: Derivative, patience: Patience, signal?: AbortSignal): Promise<Shown | null>
  /** Makes a derivative when nobody is waiting for one. An original that is not there is passed over. */
  prepare(derivative: Derivative): Promise<void>
  /** Makes no more pictures, and breaks off the one in hand. */
  close(): void
}

/** How many pictures of each urgency may wait to be made. */
const longestQueue = 200

/** How long a picture that could not be made is not tried again: milliseconds. */
const failedFor = 10 * 60_000
const mostFailed = 1_000

/**
 * The library over a store.
 * @param onError hears of a derivative that could not be made, and of a store that is away.
 */
export function pictureLibrary(
  store: PictureStore,
  maker: PictureMaker,
  onError: (error: unknown) => void,
): PictureLibrary {
  const queue = workQueue(longestQueue)
  const failed = new Map<string, number>()
  let closed = false

  const make = async (derivative: Derivative, urgency: Urgency, signal?: AbortSignal) => {
    const key = `${derivative.hash}/${derivative.width}.${derivative.format}`
    if (closed || (failed.get(key) ?? 0) > performance.now()) return
    const work = async () => {
      if (closed || (await store.hasDerivative(derivative))) return
      const original = await store.original(derivative.hash)
      if (!original) return
      const made = await maker.make(original, derivative)
      if ('bytes' in made) return await store.keepDerivative(derivative, made.bytes)
      if (closed) return
      if ('died' in made) throw new Error(`Picture ${key}: its process ended (${made.died})`)
      if (failed.size >= mostFailed) failed.clear()
      failed.set(key, performance.now() + failedFor)
      throw new Error(`Picture ${key}: ${made.failed}`)
    }
    await queue.add(key, { urgency, signal }, () => work().catch(onError))
  }

  const ready = async (derivative: Derivative): Promise<Shown | null> => {
    const bytes = await store.derivative(derivative)
    return bytes && { kind: 'derivative', bytes }
  }
  const readyOrNear = async (derivative: Derivative): Promise<Shown | null> => {
    const exact = await ready(derivative)
    if (exact) return exact
    const near = await store.nearest(derivative)
    return near && { kind: 'stand-in', ...near }
  }

  const show: PictureLibrary['show'] = async (derivative, patience, signal) => {
    const before = await ready(derivative)
    if (before) return before
    if (!(await store.hasOriginal(derivative.hash))) return null
    await within(patience.derivative, make(derivative, 'visitor', signal))
    const shown = await readyOrNear(derivative)
    if (shown) return shown
    const small: Derivative = { hash: derivative.hash, width: 400, format: 'webp' }
    await within(patience.standIn, make(small, 'stand-in', signal))
    return (await readyOrNear(derivative)) ?? { kind: 'busy' }
  }
  const atHand = async (derivative: Derivative): Promise<Shown> => {
    const near = await store.nearest(derivative).catch(() => null)
    return near ? { kind: 'stand-in', ...near } : { kind: 'busy' }
  }

  return {
    show: (derivative, patience, signal) =>
      show(derivative, patience, signal).catch((error: unknown) => {
        if (!(error instanceof PictureStoreError)) throw error
        onError(error)
        return atHand(derivative)
      }),
    prepare: (derivative) => make(derivative, 'background'),
    close() {
      closed = true
      maker.close()
    },
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, patience])
  clearTimeout(timer)
}
