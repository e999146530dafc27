import { closeOnSignal } from './close-on-signal.ts'

/**
 * Has Ctrl-C break off work that undoes itself at a signal: the command ends when the work has ended. What comes too late to break it
 * off lets the work say so.
 */
export async function breakOffOnSignal<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const breaking = new AbortController()
  const working = work(breaking.signal)
  const endWatch = closeOnSignal(async () => {
    breaking.abort()
    await working
  })
  return await working.finally(endWatch)
}
