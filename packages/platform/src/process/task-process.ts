import { type ChildProcess, fork } from 'node:child_process'

/** Idle time before the process ends and frees its memory, in milliseconds. */
const IDLE_MS = 30_000

/**
 * A process that works on one task at a time. It starts with the first task, and again after it has ended.
 * @property ask sends a task and returns the answer. Call it again only after the last call has ended. `died`: the process ended.
 *   `late`: the time was over
 * @property end kills the process. The next task gets a new one
 * @property close kills the process for good
 */
export type TaskProcess = {
  ask(task: object): Promise<{ answer: unknown } | { died: string } | { late: string }>
  end(): void
  close(): void
}

/**
 * @property timeoutMs per task, including the start of the process
 * @property onStart called with each process that was started
 */
type TaskProcessOptions = {
  timeoutMs: number
  args: readonly string[]
  execArgv: string[]
  env?: Record<string, string>
  onStart?: (child: ChildProcess) => void
}

/** By default the process has an empty environment, so it sees neither the database URL nor any key. */
export function taskProcess(
  program: URL,
  { timeoutMs, args, execArgv, env = {}, onStart }: TaskProcessOptions,
): TaskProcess {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false

  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  const start = () => {
    const started = fork(program, args, {
      env,
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    onStart?.(started)
    // Does not keep the shop's process alive.
    started.unref()
    started.channel?.unref()
    const forget = () => {
      if (child === started) child = undefined
    }
    started.once('close', forget).once('error', forget)
    return started
  }

  return {
    async ask(task) {
      if (closed) return { died: 'closed' }
      clearTimeout(idle)
      child ??= start()
      const answer = await answerOf(child, task, timeoutMs)
      idle = setTimeout(end, IDLE_MS).unref()
      return answer
    },
    end,
    close() {
      closed = true
      end()
    },
  }
}

function answerOf(child: ChildProcess, task: object, timeoutMs: number): ReturnType<TaskProcess['ask']> {
  return new Promise((resolve) => {
    const finish = (answer: Awaited<ReturnType<TaskProcess['ask']>>) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('close', onEnd).off('error', onEnd)
      resolve(answer)
    }
    const timer = setTimeout(() => finish({ late: `took longer than ${timeoutMs / 1_000} s` }), timeoutMs)
    const onMessage = (answer: unknown) => finish({ answer })
    const onEnd = (code: unknown, signal?: unknown) => finish({ died: String(signal ?? code) })
    child.on('message', onMessage).on('close', onEnd).on('error', onEnd)
    child.send(task, (error) => {
      if (error) finish({ died: error.message })
    })
  })
}
