import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { report } from '../harness/report.ts'
import { readStages, type Step } from './containerfile.ts'

// Without a container engine: each stage has a plain folder as its root, and its steps run in it.
const root = fileURLToPath(new URL('../../', import.meta.url))
const stages = await readStages(new URL('../../Containerfile', import.meta.url))
const ignored = (await readFile(join(root, '.containerignore'), 'utf8')).split('\n').filter(Boolean)

/** The account that replaces `USER node`: nobody. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const folder = await mkdtemp(join(tmpdir(), 'zayy-container-'))
await chmod(folder, 0o755)
const rootOf = (stage: string) => join(folder, stage)

/** The image as described by the steps of the current stage. */
const image = {
  work: '/',
  env: {} as Record<string, string>,
  command: [] as string[],
  health: [] as string[],
}

try {
  for (const { name, steps } of stages) {
    Object.assign(image, { work: '/', env: {}, command: [], health: [] })
    await mkdir(rootOf(name), { recursive: true })
    for (const step of steps) await runStep(name, step)
  }
  await start(rootOf(stages.at(-1)?.name ?? ''))
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function runStep(stage: string, { keyword, flags, text }: Step): Promise<void> {
  const at = rootOf(stage)
  if (keyword === 'WORKDIR') {
    image.work = text
    await mkdir(join(at, text), { recursive: true })
  } else if (keyword === 'ENV') {
    for (const [, name = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) image.env[name] = value
  } else if (keyword === 'COPY') {
    const [from = '', to = ''] = text.split(/\s+/)
    const source = flags.from === undefined ? root : rootOf(flags.from)
    const isIgnored = (path: string) =>
      flags.from === undefined && ignored.some((pattern) => matchesGlob(path.slice(root.length), pattern))
    await cp(join(source, from), join(at, image.work, to), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !isIgnored(path),
    })
  } else if (keyword === 'RUN') {
    console.log(`RUN ${text}`)
    await mkdir(join(at, 'var/lib'), { recursive: true })
    const owner = user.uid === undefined ? '' : `${user.uid}:${user.gid}`
    const command = text.replaceAll(/(?<=\s)\/(?=\w)/g, `${at}/`).replaceAll('node:node', owner)
    await promisify(execFile)('sh', ['-ec', command], { cwd: join(at, image.work), maxBuffer: 1 << 26 })
  } else if (keyword === 'CMD') image.command = JSON.parse(text)
  else if (keyword === 'HEALTHCHECK') image.health = JSON.parse(text.replace(/^CMD\s+/, ''))
}

/** Runs the last stage's command as its user, as `compose.yaml` does, but with the embedded PostgreSQL. */
async function start(at: string): Promise<void> {
  const port = String(await freePort())
  const env = {
    PATH: process.env.PATH ?? '',
    ...image.env,
    PORT: port,
    DATA_DIR: join(at, String(image.env.DATA_DIR)),
    PAYMENT: 'test',
  }
  const options = { cwd: join(at, image.work), env, ...user }
  const onNode = (command: string[]) =>
    [command[0] === 'node' ? process.execPath : String(command[0]), command.slice(1)] as const
  const server = spawn(...onNode(image.command), { ...options, stdio: 'inherit' })
  const ended = once(server, 'close')
  const isHealthy = async () => {
    const [code] = await once(spawn(...onNode(image.health), options), 'close')
    return code === 0
  }
  let healthy = false
  for (let second = 0; second < 120 && !healthy && server.exitCode === null; second++) {
    await pause(1_000)
    healthy = await isHealthy()
  }
  const page = healthy ? (await fetch(`http://127.0.0.1:${port}/en`)).status : 0
  const mayWrite = await promisify(execFile)(
    process.execPath,
    ['-e', "require('node:fs').writeFileSync('written', '')"],
    options,
  ).then(
    () => true,
    () => false,
  )
  server.kill('SIGTERM')
  const [code] = await Promise.race([ended, pause(20_000, ['still running'])])
  server.kill('SIGKILL')
  await report(import.meta.url, { page, code }, [
    ['the health check succeeds', healthy],
    ['the shop serves pages', page === 200],
    ['the user of the shop cannot change its code', !mayWrite || user.uid === undefined],
    ['SIGTERM ends it with code 0 within 20 s', code === 0],
  ])
}
