import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { end, whenStarted } from './child-process.ts'
import type { Engine, EngineProgram, Size } from './engine.ts'

const preferences = {
  'intl.accept_languages': 'ar-SA,en',
  // Otherwise a scrollbar takes 12 px of the viewport.
  'ui.useOverlayScrollbars': 1,
  // Loads no images, like the other browser tests (browser.ts): they take a quarter of the processor time.
  'permissions.default.image': 2,
}

/** Starts Firefox without a window, driven by WebDriver BiDi over a WebSocket. */
export async function startFirefox(): Promise<EngineProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(folder, 'user.js'), lines.join('\n'))
  const port = await freePort()
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', folder, `--remote-debugging-port=${port}`],
    // Firefox writes to HOME even with a separate profile.
    { detached: true, stdio: 'ignore', env: { ...process.env, HOME: folder } },
  )
  const close = async () => {
    await end(browser)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const bidi = await whenStarted(browser, () => connect(`ws://127.0.0.1:${port}/session`))
    await bidi.send('session.new', { capabilities: {} })
    await bidi.send('script.addPreloadScript', { functionDeclaration: String(reportViolations) })
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
    return { openPage: (size) => openPage(bidi, size), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens a tab with separate cookies, storage and cache. */
async function openPage(bidi: Connection, size: Size): Promise<Engine> {
  const created = await bidi.send('browser.createUserContext', {})
  const { userContext } = created as { userContext: string }
  const tab = await bidi.send('browsingContext.create', { type: 'tab', userContext })
  const { context } = tab as { context: string }
  const earlierErrors = bidi.errors.length
  await bidi.send('browsingContext.setViewport', { context, viewport: size })
  return {
    open: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (work, ...args) => {
      const answer = (await bidi.send('script.evaluate', {
        // Arguments and results as JSON, which is simpler than BiDi's encoding.
        expression: `Promise.resolve((${work})(...${JSON.stringify(args)})).then((value) => JSON.stringify({ value }))`,
        target: { context },
        awaitPromise: true,
      })) as { result: { value: string }; exceptionDetails?: { text: string } }
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value).value
    },
    perform: async (actions) => {
      await bidi.send('input.performActions', { context, actions })
    },
    screenshot: async () => {
      const { data } = (await bidi.send('browsingContext.captureScreenshot', { context })) as { data: string }
      return Buffer.from(data, 'base64')
    },
    errors: async () => bidi.errors.slice(earlierErrors),
    close: async () => {
      // Closes its tab too.
      await bidi.send('browser.removeUserContext', { userContext })
    },
  }
}

/** Runs in each document before its own scripts. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error('CSP violation', violatedDirective, blockedURI, sample),
  )
}

type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: { level: string; text: string } }

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

type Connection = Awaited<ReturnType<typeof connect>>

async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Cannot connect to ${url}`)))
  })
  const waiting = new Map<number, Waiting>()
  const errors: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data)
    if (message.type === 'event') {
      if (message.params.level === 'error') errors.push(message.params.text)
      return
    }
    const command = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'success') command?.resolve(message.result)
    else command?.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'))
  })
  let last = 0
  return {
    errors,
    send: (method: string, params: object) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
  }
}
