import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('cashier.ts', import.meta.url))

/** Output of all cashiers, including killed ones. */
export type Printed = {
  /** Invoice numbers by the code of the order. */
  invoices: Map<string, number>
  /** Digests of the bytes that were sent, by the document's UUID. */
  sent: Map<string, Set<string>>
  /** Number of documents sent, and of answers by status. */
  sends: number
  answers: Record<string, number>
}

export type Cashier = { child: ChildProcess; ready: Promise<unknown>; ended: Promise<unknown> }

/** Starts a process of cashier.ts. */
export function startCashier(env: Record<string, string>, printed: Printed): Cashier {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const ended = once(child, 'close')
  const ready = Promise.race([once(lines, 'line'), ended])
  lines.on('line', (line) => {
    const [event, subject = '', value = ''] = line.split(' ')
    if (event === 'paid') printed.invoices.set(subject, Number(value))
    else if (event === 'answered') printed.answers[value] = (printed.answers[value] ?? 0) + 1
    else if (event === 'sent') {
      printed.sends += 1
      printed.sent.set(subject, (printed.sent.get(subject) ?? new Set()).add(value))
    }
  })
  return { child, ready, ended }
}

export async function killAll(working: readonly Cashier[]): Promise<void> {
  for (const { child } of working) child.kill('SIGKILL')
  await Promise.all(working.map(({ ended }) => ended))
}
