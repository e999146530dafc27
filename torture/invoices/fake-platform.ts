import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../apps/test-fatoora/src/main.ts', import.meta.url))

/** The fake of ZATCA's platform as a process, which can be killed and started again at the same address. */
export async function startPlatform(folder: string) {
  let { child, port } = await start(folder, '0')
  const kill = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  }
  return {
    address: `http://127.0.0.1:${port}`,
    kill,
    restart: async () => {
      await kill()
      ;({ child } = await start(folder, port))
    },
  }
}

async function start(folder: string, port: string): Promise<{ child: ChildProcess; port: string }> {
  const child = spawn(process.execPath, [program, '--port', port, '--folder', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close').then(() => Promise.reject(new Error('The fake platform ended')))
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])
  const listening = /:(\d+)$/.exec(String(line))?.[1]
  if (listening === undefined) throw new Error(`The fake platform did not start: ${line}`)
  return { child, port: listening }
}
