import { test as plain } from '@playwright/test'

type Options = {
  /** Answers that a test provokes, such as a refused order: the browser notes them as errors. */
  provoked: RegExp | null
}

/** A page that fails its test when anything went wrong out of sight: an error on the console, a broken script, a policy violated. */
export const test = plain.extend<Options & { faults: string[] }>({
  provoked: [null, { option: true }],
  faults: [
    async ({ context, provoked }, use) => {
      const faults: string[] = []
      const note = (text: string) => {
        if (!provoked?.test(text)) faults.push(text)
      }
      context.on('console', (message) => {
        const { url } = message.location()
        if (message.type() === 'error') note(`${message.text()} ${url}`)
      })
      context.on('weberror', (fault) => note(String(fault.error().stack ?? fault.error())))
      await use(faults)
      if (faults.length > 0) throw new Error(`The page had faults out of sight:\n${faults.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
