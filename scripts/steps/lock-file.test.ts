import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

type Locked = { version?: string; link?: boolean; integrity?: string; inBundle?: boolean }

const lock: { packages: Record<string, Locked> } = JSON.parse(
  await readFile(join(root, 'package-lock.json'), 'utf8'),
)
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)

test('the lock file pins every package by its hash', () => {
  const without = installed.filter(
    ([, { integrity, inBundle }]) => !integrity?.startsWith('sha512-') && !inBundle,
  )
  expect(without.map(([path]) => path)).toEqual([])
  expect(installed.length).toBeGreaterThan(100)
})

test('the lock file pins Node for each supported system', () => {
  const paths = installed.map(([path]) => path)
  for (const system of ['linux-x64', 'linux-arm64', 'win-x64'])
    expect(paths).toContain(`node_modules/node-${system}`)
})

test('npm runs no install scripts', async () => {
  expect(await readFile(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
