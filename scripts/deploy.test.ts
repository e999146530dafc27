/** Runs the files in deploy/ through their programs, if these are installed. */

import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'

const deploy = fileURLToPath(new URL('../deploy/', import.meta.url))
const folder = await temporaryFolder()

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined
}

function check(program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
  })
  return { status, output: stdout + stderr }
}

test.runIf(isInstalled('haproxy') && isInstalled('openssl'))('HAProxy accepts haproxy.cfg', async () => {
  await mkdir(join(folder, 'certs'))
  const pem = join(folder, 'certs/shop.example.pem')
  const subject = ['-subj', '/CN=shop.example', '-keyout', pem, '-out', pem]
  expect(check('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject]).status).toBe(0)
  await writeFile(join(folder, 'away.html'), await readFile(join(deploy, 'away.html')))
  const shipped = await readFile(join(deploy, 'haproxy.cfg'), 'utf8')
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, shipped.replaceAll('/etc/haproxy/', `${folder}/`))
  const { status, output } = check('haproxy', ['-c', '-f', file])
  expect(output).not.toMatch(/WARNING|ALERT/)
  expect(status).toBe(0)
})

test.runIf(isInstalled('caddy'))('Caddy accepts the Caddyfile', () => {
  const { status, output } = check('caddy', ['validate', '--config', join(deploy, 'Caddyfile')])
  expect(output).toContain('Valid configuration')
  expect(status).toBe(0)
})

test.each([
  ['Caddyfile', /request>uri regexp "(.+)" "\$1\*"/],
  ['haproxy.cfg', /^ {2}http-request set-var\(txn\.path\) "path,regsub\('(.+)','\\1\*'\)"$/m],
])('%s logs no token of a bill and no query', async (name, rule) => {
  const shipped = await readFile(join(deploy, name), 'utf8')
  const pattern = new RegExp(rule.exec(shipped)?.[1] ?? '(?!)', 'g')
  // HAProxy's `path` has no query.
  const logged = (url: string) =>
    (name === 'haproxy.cfg' ? (url.split('?')[0] ?? '') : url).replace(pattern, '$1*')
  expect(logged('/en/api/bills/token/credit-notes/5/xml?a=typed')).toMatch(
    /^\/en\/api\/bills\/\*\/credit-notes\/5\/xml\*?$/,
  )
  for (const path of ['/ar/api/newsletter/leave/', '/payments/return/', '/ar/api/bills/'])
    expect(logged(`${path}token`)).toBe(`${path}*`)
  expect(logged('/shop?search=typed')).not.toContain('typed')
  expect(logged('/en/product/2')).toBe('/en/product/2')
})

test.runIf(isInstalled('systemd-analyze'))(
  'systemd accepts the units and rates their exposure below 2.5',
  async () => {
    const units = (await readdir(deploy)).filter((name) => /\.(service|socket|timer)$/.test(name))
    for (const name of units) {
      const unit = await readFile(join(deploy, name), 'utf8')
      const programs = unit
        .replaceAll('/srv/zayy/node_modules/.bin/node', process.execPath)
        .replaceAll('/usr/sbin/sendmail', '/bin/true')
      await writeFile(join(folder, name), programs)
    }
    const paths = units.map((name) =>
      join(folder, name.replace('zayy@.', 'zayy@3001.').replace('failed@.', 'failed@zayy.')),
    )
    for (const name of units)
      await writeFile(paths[units.indexOf(name)] ?? '', await readFile(join(folder, name)))
    const { status, output } = check('systemd-analyze', ['verify', ...paths])
    expect(output).toBe('')
    expect(status).toBe(0)
    for (const path of paths.filter((each) => each.endsWith('.service') && !each.includes('failed'))) {
      const exposure = /level for \S+ ([\d.]+)/.exec(
        check('systemd-analyze', ['security', '--offline=true', path]).output,
      )
      expect([path, Number(exposure?.[1]) < 2.5]).toEqual([path, true])
    }
  },
)

test('every failed unit mails root, even one that systemd restarts', async () => {
  const units = (await readdir(deploy)).filter(
    (name) => name.endsWith('.service') && name !== 'zayy-failed@.service',
  )
  expect(units).toHaveLength(4)
  for (const name of units) {
    const unit = await readFile(join(deploy, name), 'utf8')
    expect([name, unit]).toEqual([name, expect.stringContaining('OnFailure=zayy-failed@%n.service\n')])
    // systemd never counts a unit that it restarts as failed, so OnFailure alone is not enough.
    const reportsFailure =
      /^ExecStopPost=\+.*\$SERVICE_RESULT = success .* systemctl start .* zayy-failed@%n\.service'$/m
    if (unit.includes('Restart=always'))
      expect([name, unit]).toEqual([name, expect.stringMatching(reportsFailure)])
  }
  // Postfix and Exim write into their queues as another user, which such hardening would prevent.
  const mailing = await readFile(join(deploy, 'zayy-failed@.service'), 'utf8')
  expect(mailing).not.toMatch(/^(Protect|NoNewPrivileges|ReadOnly)/m)
})

test('the wrapper deploy/shop is a valid shell script', () => {
  expect(check('sh', ['-n', join(deploy, 'shop')])).toEqual({ status: 0, output: '' })
})

test('a shell reads zayy.env as systemd does, with special characters in passwords and addresses', async () => {
  const shipped = await readFile(join(deploy, 'zayy.env'), 'utf8')
  const filled = shipped.replaceAll(/^# (?=\w+=)/gm, '').replaceAll('password', 'p$ss&w;rd')
  const file = join(folder, 'zayy.env')
  await writeFile(file, filled)
  const lines = filled.split('\n').filter((line) => /^\w+=/.test(line))
  expect(lines.join('\n')).toContain('p$ss&w;rd@db.example')
  const read = spawnSync('/bin/sh', ['-c', 'set -a; . "$1"; env', 'sh', file], { encoding: 'utf8', env: {} })
  expect(read.stderr).toBe('')
  const plain = lines.map((line) => line.replace(/^(\w+)='(.*)'$/, '$1=$2'))
  expect(read.stdout.split('\n')).toEqual(expect.arrayContaining(plain))
})

test('the wrapper deploy/shop passes arguments on unchanged, with each $ escaped for systemd', async () => {
  await writeFile(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
  const typed = ['settings', 'set', 'about', "it's $5 $SMTP_URL & 'more'", '', 'a b']
  const { stdout, status } = spawnSync('/bin/sh', [join(deploy, 'shop'), ...typed], {
    encoding: 'utf8',
    env: { PATH: `${folder}:/usr/bin:/bin` },
  })
  expect(status).toBe(0)
  expect(stdout.trimEnd().split('\n').slice(-typed.length)).toEqual(
    typed.map((argument) => argument.replaceAll('$', '$$$$')),
  )
})
