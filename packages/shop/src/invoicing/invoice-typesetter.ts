import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { InvoiceContent } from './invoice-content.ts'

const program = fileURLToPath(new URL('./typesetter-process.ts', import.meta.url))

/** How many invoices may wait for those before them. */
const MOST_WAITING = 20

/** What one invoice may take by the clock, the start of the process on a busy machine included: milliseconds. The greatest order takes 300. */
const LONGEST_MS = 20_000

/** How long the process waits for another invoice before it ends and gives its memory back: milliseconds. */
const IDLE_MS = 30_000

/** Sets invoices as PDF, one at a time, in a process of its own. */
export type InvoiceTypesetter = {
  /** @returns the PDF; null where too many wait already: it can be asked for again. @throws where it cannot be set */
  typeset(content: InvoiceContent): Promise<Uint8Array<ArrayBuffer> | null>
  /** Ends the process at once, for good. */
  close(): void
}

/**
 * A typesetter whose process starts with the first invoice, and again after it has ended. It is given nothing of the environment.
 * @param readLogo gives the shop's logo as PNG; null where there is none, or none at hand
 */
export function invoiceTypesetter(
  readLogo: () => Promise<Uint8Array | null> = async () => null,
): InvoiceTypesetter {
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

  const typesetNow = async (content: InvoiceContent) => {
    const logo = await readLogo().catch(() => null)
    if (closed) throw new Error('The typesetter is closed')
    clearTimeout(idle)
    child ??= start()
    try {
      const pdf = await answerOf(child, { ...content, logo: logo && [...logo] })
      idle = setTimeout(end, IDLE_MS).unref()
      return pdf
    } catch (error) {
      // What went wrong once may have left anything behind: the next invoice has a new process.
      end()
      throw error
    }
  }

  return {
    async typeset(content) {
      if (waiting >= MOST_WAITING) return null
      waiting += 1
      const turn = last.then(() => typesetNow(content))
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

function start(): ChildProcess {
  const started = fork(program, {
    env: {},
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // The shop may end while it waits.
  started.unref()
  started.channel?.unref()
  return started
}

/** @property logo the bytes of a PNG: Typst reads no base64 */
type Printed = InvoiceContent & { logo: number[] | null }

function answerOf(child: ChildProcess, content: Printed): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('close', onEnd).off('error', onEnd)
      settle()
    }
    const fail = (reason: string) => finish(() => reject(new Error(`The invoice was not set: ${reason}`)))
    const timer = setTimeout(() => fail(`it took longer than ${LONGEST_MS} ms`), LONGEST_MS)
    const onMessage = (message: unknown) => {
      const pdf = fieldOf(message, 'pdf')
      if (pdf instanceof Uint8Array) finish(() => resolve(new Uint8Array(pdf)))
      else fail(String(fieldOf(message, 'failed')))
    }
    const onEnd = (reason: unknown, signal?: unknown) => fail(`its process ended: ${signal ?? reason}`)
    child.on('message', onMessage).on('close', onEnd).on('error', onEnd)
    child.send(JSON.stringify(content), (error) => {
      if (error) fail(error.message)
    })
  })
}

function fieldOf(message: unknown, field: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, field) : undefined
}
