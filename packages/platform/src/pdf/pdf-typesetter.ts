import { fileURLToPath } from 'node:url'
import { taskProcess } from '../process/task-process.ts'
import type { PdfStandard } from './typeset.ts'

/** Maximum queue length. */
const MAX_WAITING = 20

/** Timeout of a document, including the start of the process: milliseconds. An invoice of the largest order takes 300. */
const TIMEOUT_MS = 20_000

/** Typesets PDFs one at a time in a separate process. */
export type PdfTypesetter = {
  /**
   * @param data called at the document's turn; its result is passed to the template as JSON
   * @returns the PDF, or null if the queue is full. @throws if Typst fails
   */
  typeset(data: () => Promise<unknown>, standard?: PdfStandard): Promise<Uint8Array<ArrayBuffer> | null>
  /** Kills the process. Later documents are rejected. */
  close(): void
}

/** @param template the Typst template, which reads `sys.inputs.data` */
export function pdfTypesetter(template: URL): PdfTypesetter {
  const { ask, end, close } = taskProcess(new URL('./typesetter-process.ts', import.meta.url), {
    timeoutMs: TIMEOUT_MS,
    args: [fileURLToPath(template)],
    execArgv: ['--max-old-space-size=64'],
  })
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const typesetNow = async (data: () => Promise<unknown>, standard: PdfStandard) => {
    const answered = await ask({ data: JSON.stringify(await data()), standard })
    const pdf = 'answer' in answered ? fieldOf(answered.answer, 'pdf') : undefined
    if (pdf instanceof Uint8Array) return new Uint8Array(pdf)
    // The process may be in any state, so the next document gets a new one.
    end()
    const reason = 'answer' in answered ? fieldOf(answered.answer, 'failed') : Object.values(answered)[0]
    throw new Error(`The PDF was not set: ${reason}`)
  }

  return {
    async typeset(data, standard = 'ua-1') {
      if (waiting >= MAX_WAITING) return null
      waiting += 1
      const turn = last.then(() => typesetNow(data, standard))
      last = turn.catch(() => {})
      return await turn.finally(() => {
        waiting -= 1
      })
    },
    close,
  }
}

function fieldOf(message: unknown, field: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, field) : undefined
}
