import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./typesetter-process.ts', import.meta.url))

/** How many documents may wait for those before them. */
const MOST_WAITING = 20

/** What one document may take, the start of the process on a busy machine included: milliseconds. An invoice of the largest order takes 300. */
const LONGEST_MS = 20_000

/** How long the process waits for another document before it ends and gives its memory back: milliseconds. */
const IDLE_MS = 30_000

/** Sets PDFs, one at a time, in a process of its own. */
export type PdfTypesetter = {
  /**
   * @param data called when it is this document's turn; what it returns is sent to the template as JSON
   * @returns the PDF; null if too many wait already: it can be asked for again. @throws if it cannot be set
   */
  typeset(data: () => Promise<unknown>): Promise<Uint8Array<ArrayBuffer> | null>
  /** Ends the process at once, for good. */
  close(): void
}

/**
 * Returns a typesetter whose process starts with the first document, and again after it has ended. It gets nothing of the environment.
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

  const typesetNow = async (data: () => Promise<unknown>) => {
    const document = JSON.stringify(await data())
    if (closed) throw new Error('The typesetter is closed')
    clearTimeout(idle)
    child ??= start(fileURLToPath(template))
    try {
      const pdf = await answerOf(child, document)
      idle = setTimeout(end, IDLE_MS).unref()
      return pdf
    } catch (error) {
      // What went wrong once may have left anything behind: the next document has a new process.
      end()
      throw error
    }
  }

  return {
    async typeset(data) {
      if (waiting >= MOST_WAITING) return null
      waiting += 1
      const turn = last.then(() => typesetNow(data))
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
  // The server may end while it waits.
  started.unref()
  started.channel?.unref()
  return started
}

function answerOf(child: ChildProcess, document: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('close', onEnd).off('error', onEnd)
      settle()
    }
    const fail = (reason: string) => finish(() => reject(new Error(`The PDF was not set: ${reason}`)))
    const timer = setTimeout(() => fail(`it took longer than ${LONGEST_MS} ms`), LONGEST_MS)
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
