import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PdfStandard } from './typeset.ts'

const program = fileURLToPath(new URL('./typesetter-process.ts', import.meta.url))

/** Maximum queue length. */
const MAX_WAITING = 20

/** Timeout of a document, including the start of the process: milliseconds. An invoice of the largest order takes 300. */
const TIMEOUT_MS = 20_000

/** Idle time in milliseconds after which the process ends, to free its memory. */
const IDLE_MS = 30_000

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

/**
 * Starts the process with the first document, and again after it has ended. The process gets no environment variables.
 * @param template the Typst template, which reads `sys.inputs.data`
 */
export function pdfTypesetter(template: URL): PdfTypesetter {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let closed = false

  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  const typesetNow = async (data: () => Promise<unknown>, standard: PdfStandard) => {
    const document = { data: JSON.stringify(await data()), standard }
    if (closed) throw new Error('The typesetter is closed')
    clearTimeout(idle)
    child ??= start(fileURLToPath(template))
    try {
      const pdf = await answerOf(child, document)
      idle = setTimeout(end, IDLE_MS).unref()
      return pdf
    } catch (error) {
      // The process may be in any state, so the next document gets a new one.
      end()
      throw error
    }
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
    close() {
      closed = true
      end()
    },
  }
}

function start(template: string): ChildProcess {
  const started = fork(program, [template], {
    env: {},
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // An idle process must not keep the server from ending.
  started.unref()
  started.channel?.unref()
  return started
}

function answerOf(
  child: ChildProcess,
  document: { data: string; standard: PdfStandard },
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('close', onEnd).off('error', onEnd)
      settle()
    }
    const fail = (reason: string) => finish(() => reject(new Error(`The PDF was not set: ${reason}`)))
    const timer = setTimeout(() => fail(`it took longer than ${TIMEOUT_MS / 1_000} s`), TIMEOUT_MS)
    const onMessage = (message: unknown) => {
      const pdf = fieldOf(message, 'pdf')
      if (pdf instanceof Uint8Array) finish(() => resolve(new Uint8Array(pdf)))
      else fail(String(fieldOf(message, 'failed')))
    }
    const onEnd = (reason: unknown, signal?: unknown) => fail(`its process ended: ${signal ?? reason}`)
    child.on('message', onMessage).on('close', onEnd).on('error', onEnd)
    child.send(document, (error) => {
      if (error) fail(error.message)
    })
  })
}

function fieldOf(message: unknown, field: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, field) : undefined
}
