/** The files of deploy/ are ones that systemd, HAProxy and Caddy take, and name only settings that there are. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const deploy = fileURLToPath(new URL('../deploy/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'zayy-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test.runIf(isInstalled('systemd-analyze'))('the units are such that systemd finds no fault with them', () => {
  const names = ['zayy.service', 'zayy-backup.service', 'zayy-backup.timer']
  for (const name of names) {
    // Of the machine that they are for, this one has neither the program nor the user.
    const unit = readFileSync(join(deploy, name), 'utf8')
      .replaceAll('/srv/zayy/node_modules/.bin/node', process.execPath)
      .replaceAll('=zayy\n', '=nobody\n')
    writeFileSync(join(folder, name), unit)
  }
  const paths = names.map((name) => join(folder, name))
  const output = execFileSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...paths], {
    stdio: 'pipe',
  })
  expect(output.toString()).toBe('')
})

test.runIf(isInstalled('haproxy'))('HAProxy takes its file', () => {
  execFileSync('haproxy', ['-c', '-f', join(deploy, 'haproxy.cfg')], { stdio: 'pipe' })
})

test.runIf(isInstalled('caddy'))('Caddy takes its file', () => {
  execFileSync('caddy', ['validate', '--adapter=caddyfile', `--config=${join(deploy, 'Caddyfile')}`], {
    stdio: 'pipe',
    env: { ...process.env, HOME: folder },
  })
})

test('the example of the environment names settings that the operating page describes', () => {
  const page = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')
  const names = readFileSync(join(deploy, 'zayy.env'), 'utf8').match(/^[A-Z_]+(?==)/gm) ?? []
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
