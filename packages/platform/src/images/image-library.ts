import { setTimeout as pause } from 'node:timers/promises'
import type { ImageMaker } from './image-maker.ts'
import type { ImageStore } from './image-store.ts'
import { ImageStoreError } from './image-store-error.ts'
import type { Derivative, DerivativeFormat } from './image-url.ts'
import { type Priority, workQueue } from './work-queue.ts'

/**
 * Result of a request for an image: the derivative, meanwhile another width of it, or nothing yet. Never the original,
 * which may contain metadata of its camera or author.
 */
export type Shown =
  | { kind: 'derivative'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'placeholder'; bytes: Uint8Array<ArrayBuffer>; format: DerivativeFormat }
  | { kind: 'busy' }

/** Maximum waiting times of a visitor, in milliseconds. */
type ShowTimeouts = {
  /** For the derivative, before a substitute is shown. */
  derivative: number
  /** For a substitute, if the image was never rendered at any width. */
  placeholder: number
}

/** Renders each derivative once, on its first request. */
export type ImageLibrary = {
  /**
   * Returns the derivative if it exists or can be rendered in time. Otherwise returns the nearest existing width, and
   * keeps rendering the derivative. If no width exists, renders a small one at once. Returns null if the shop has no
   * such image. While the store is unavailable, returns a cached width or nothing yet.
   * @param signal aborted when the visitor no longer waits
   */
  show(derivative: Derivative, timeouts: ShowTimeouts, signal?: AbortSignal): Promise<Shown | null>
  /** Renders a derivative at background priority. Ignores missing originals. */
  prepare(derivative: Derivative): Promise<void>
  /** Renders no more images and aborts the current one. */
  close(): void
}

/** Maximum number of queued images per priority. */
const MAX_QUEUE_LENGTH = 200

/** Time before a failed image is tried again, in milliseconds. */
const FAILED_FOR_MS = 10 * 60_000
const MAX_FAILED = 1_000

/**
 * Creates the library over a store.
 * @param onError called with each derivative that failed, and when the store is unavailable
 */
export function imageLibrary(
  store: ImageStore,
  maker: ImageMaker,
  onError: (error: unknown) => void,
): ImageLibrary {
  const queue = workQueue(MAX_QUEUE_LENGTH)
  const failed = new Map<string, number>()
  let closed = false

  const make = async (derivative: Derivative, priority: Priority, signal?: AbortSignal) => {
    const key = `${derivative.hash}/${derivative.width}.${derivative.format}`
    if (closed || (failed.get(key) ?? 0) > performance.now()) return
    const work = async () => {
      if (closed || (await store.hasDerivative(derivative))) return
      const original = await store.original(derivative.hash)
      if (!original) return
      const made = await maker.make(original, derivative)
      if ('bytes' in made) return await store.keepDerivative(derivative, made.bytes)
      if (closed) return
      if ('died' in made) throw new Error(`Image ${key}: its process ended (${made.died})`)
      if (failed.size >= MAX_FAILED) failed.clear()
      failed.set(key, performance.now() + FAILED_FOR_MS)
      throw new Error(`Image ${key}: ${'late' in made ? made.late : made.failed}`)
    }
    await queue.add(key, { priority, signal }, () => work().catch(onError))
  }

  const ready = async (derivative: Derivative): Promise<Shown | null> => {
    const bytes = await store.derivative(derivative)
    return bytes && { kind: 'derivative', bytes }
  }
  const readyOrNear = async (derivative: Derivative): Promise<Shown | null> => {
    const exact = await ready(derivative)
    if (exact) return exact
    const near = await store.nearest(derivative)
    return near && { kind: 'placeholder', ...near }
  }

  const show: ImageLibrary['show'] = async (derivative, timeouts, signal) => {
    const before = await ready(derivative)
    if (before) return before
    if (!(await store.hasOriginal(derivative.hash))) return null
    await within(timeouts.derivative, make(derivative, 'visitor', signal))
    const shown = await readyOrNear(derivative)
    if (shown) return shown
    const small: Derivative = { hash: derivative.hash, width: 400, format: 'webp' }
    await within(timeouts.placeholder, make(small, 'placeholder', signal))
    return (await readyOrNear(derivative)) ?? { kind: 'busy' }
  }
  const atHand = async (derivative: Derivative): Promise<Shown> => {
    const near = await store.nearest(derivative).catch(() => null)
    return near ? { kind: 'placeholder', ...near } : { kind: 'busy' }
  }

  return {
    show: (derivative, timeouts, signal) =>
      show(derivative, timeouts, signal).catch((error: unknown) => {
        if (!(error instanceof ImageStoreError)) throw error
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
  await Promise.race([work, pause(milliseconds, undefined, { ref: false })])
}
