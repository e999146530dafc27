import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { end, whenStarted } from './child-process.ts'
import type { Engine, Size } from './engine.ts'

const browser = fileURLToPath(new URL('webkit-browser.py', import.meta.url))

/** Starts WebKitGTK on a separate X display, driven by WebDriver classic over HTTP. */
export async function startWebKit({ width, height }: Size): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-webkit-'))
  const errors = join(folder, 'errors')
  const { server, display } = await startDisplay()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Layers drawn without a GPU take as much processor time as everything else. The tests look at no pixels.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The sandbox needs user namespaces, which containers lack. The tests open only the shop's pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
    },
  })
  const close = async () => {
    await end(driver)
    await end(server)
    await rm(folder, { recursive: true, force: true })
  }
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // Without it a hanging WebKit would also block the end of the test.
      signal: AbortSignal.timeout(30_000),
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  try {
    await whenStarted(driver, () => send('GET', '/status'))
    const args = ['--automation', `--size=${width}x${height}`, `--errors=${errors}`]
    const { sessionId } = await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } },
    })
    const session = `/session/${sessionId}`
    return {
      open: (url) => send('POST', `${session}/url`, { url }),
      run: (work, ...args) =>
        send('POST', `${session}/execute/sync`, { script: `return (${work})(...arguments)`, args }),
      perform: (actions) => send('POST', `${session}/actions`, { actions }),
      screenshot: async () => Buffer.from(await send('GET', `${session}/screenshot`), 'base64'),
      errors: async () => (await readFile(errors, 'utf8')).split('\n').filter((line) => line !== ''),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Starts a virtual X server, which chooses a free display. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb exited with ${code}`)))
    server.stdio[3]?.once('data', (written) => resolve(String(written).trim()))
  })
  return { server, display: `:${number}` }
}
