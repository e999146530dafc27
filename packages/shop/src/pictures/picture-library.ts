import type { Original, PictureStore } from './picture-store.ts'
import type { Derivative } from './picture-url.ts'
import { type Urgency, workQueue } from './work-queue.ts'

/** What the shop's server shows of a picture. */
type Shown = { kind: 'derivative'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'original'; original: Original }

/** The pictures of the shop, each derivative made once, when it is first asked for. */
export type PictureLibrary = {
  /**
   * The derivative if it is there, or can be made within `patience` milliseconds; else the original, while
   * the derivative goes on being made. Null: the shop has no such picture.
   */
  show(derivative: Derivative, patience: number): Promise<Shown | null>
  /** Makes a derivative when nobody is waiting for one. An original that is not there is passed over. */
  prepare(derivative: Derivative): Promise<void>
}

/**
 * The library over a store, making at most `makers` derivatives at once.
 * @param onError hears of a derivative that could not be made.
 */
export function pictureLibrary(
  store: PictureStore,
  { makers, onError }: { makers: number; onError: (error: unknown) => void },
): PictureLibrary {
  const queue = workQueue(makers)

  const make = (derivative: Derivative, urgency: Urgency) =>
    queue.add(`${derivative.hash}/${derivative.width}.${derivative.format}`, urgency, async () => {
      if (await store.hasDerivative(derivative)) return
      const original = await store.original(derivative.hash)
      if (!original) return
      // Loaded with the first picture that is made, as most starts make none.
      const { makeDerivative } = await import('./make-derivative.ts')
      await store.keepDerivative(derivative, await makeDerivative(original, derivative))
    })

  return {
    async show(derivative, patience) {
      const ready = await store.derivative(derivative)
      if (ready) return { kind: 'derivative', bytes: ready }
      const original = await store.original(derivative.hash)
      if (!original) return null
      const made = make(derivative, 'visitor').catch(onError)
      await within(patience, made)
      const bytes = await store.derivative(derivative)
      return bytes ? { kind: 'derivative', bytes } : { kind: 'original', original }
    },
    prepare: (derivative) => make(derivative, 'background').catch(onError),
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
