import { expect, onTestFinished } from 'vitest'

/** Fails the running test on an unhandled rejection, which would end a server. */
export function watchRejections(): void {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => void unheard.push(reason)
  process.on('unhandledRejection', hear)
  onTestFinished(() => {
    process.off('unhandledRejection', hear)
    expect(unheard).toEqual([])
  })
}
