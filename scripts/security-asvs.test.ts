/**
 * Keeps docs/security-asvs.csv true: every test that it names exists, and no code uses a technique that it rules out.
 * If you introduce such a technique, review its row.
 */

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { root } from './steps/root.mjs'

type Row = { requirement: string; level: string; status: string; reason: string }

const [, ...lines]: string[][] = parse(readFileSync(join(root, 'docs/security-asvs.csv'), 'utf8'))
const rows = lines.map(
  ([requirement = '', level = '', status = '', reason = '']): Row => ({ requirement, level, status, reason }),
)

/** The trace that each technique leaves in code or package names, by the row's reason "no …". */
const traces: Record<string, RegExp> = {
  'no answer has a CORS header: other origins read nothing': /access-control-allow-origin/i,
  'no client certificates': /requestCert|getPeerCertificate/,
  'no codes by telephone': /\btwilio|\bunifonic|sendSms/i,
  'no eval; the CSP has no unsafe-eval': /\beval\(|new Function\(/,
  'no format strings from input': /util\.format\(/,
  'no GraphQL': /graphql/i,
  'no identity providers': /\bsaml|\boidc|passport-|identity.?provider/i,
  'no JNDI': /\bjndi\b/i,
  'no LaTeX': /latex/i,
  'no LDAP': /\bldap/i,
  'no memcache': /memcache/i,
  'no memory is managed by hand': /node-gyp|\bkoffi\b|\bffi-napi\b/,
  'no MFA': /webauthn|\btotp\b|two.?factor/i,
  'no OAuth or OpenID': /\boauth|openid/i,
  'no secret questions and no stored hints': /(secret|security).?question|\b(password_?)?hint: text\(/i,
  'no plugins or applets': /<(embed|applet)\b|<object [a-z]+=/i,
  'no postMessage': /window\.postMessage|\.postMessage\(|addEventListener\('message'/,
  'no templates or Markdown from visitors': /handlebars|mustache|\bejs\b|nunjucks/i,
  'no third party is loaded: the CSP names the own origin alone':
    /googletagmanager|google-analytics|fonts\.googleapis|cdn\./,
  'no WebRTC': /RTCPeerConnection|\bwebrtc/i,
  'no WebSockets': /new WebSocket|WebSocketServer|upgradeWebSocket/,
  'no XPath is evaluated; e-invoices name two':
    /XPathEvaluator|document\.evaluate\(|\bfrom 'xpath|node_modules\/xpath/,
}

const code = globSync('{apps,packages}/*/src/**/*.{ts,tsx,mjs}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/testing\/|\/dev\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const packages = Object.entries<{ dev?: boolean }>(
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages,
).flatMap(([path, { dev }]) => (path.startsWith('node_modules/') && !dev ? [{ path, text: path }] : []))

const found = (trace: RegExp, places = [...code, ...packages]) =>
  places.flatMap(({ path, text }) => (trace.test(text) ? [path] : []))

test('every row with a reason "no …" has a trace or names a test', () => {
  const reasons = rows.flatMap(({ reason }) =>
    /^(there is )?no\b/.test(reason) && !/\.test\.ts/.test(reason) ? [reason] : [],
  )
  expect(reasons.length).toBeGreaterThan(40)
  expect([...new Set(reasons)].filter((reason) => !(reason in traces))).toEqual([])
  expect(Object.keys(traces).filter((reason) => !reasons.includes(reason))).toEqual([])
})

test.each(Object.entries(traces))('%s: neither the code nor its packages have a trace of it', (_, trace) => {
  expect(code.length).toBeGreaterThan(800)
  expect(packages.length).toBeGreaterThan(100)
  expect(found(trace)).toEqual([])
})

test.each([
  ['no LDAP', 'node_modules/ldapts'],
  ['no OAuth or OpenID', 'node_modules/openid-client'],
  ['no postMessage', "window.addEventListener('message', read)"],
  ['no WebSockets', 'const socket = new WebSocket(address)'],
  ['no XPath is evaluated; e-invoices name two', "import { select } from 'xpath'"],
])('%s: finds a planted trace', (reason, text) => {
  expect(found(traces[reason] ?? /^$/, [{ path: 'planted', text }])).toEqual(['planted'])
})

test('no row describes an unfinished state ("yet")', () => {
  expect(rows.filter(({ reason }) => /\byet\b/.test(reason))).toEqual([])
})

test('the files that rows name exist', () => {
  const missing: string[] = []
  let named = 0
  for (const { requirement, reason } of rows) {
    let folder = ''
    for (const name of reason.match(/[\w/.-]+\.(?:tsx?|mjs|csv|md|cfg)\b|torture\/[\w-]+/g) ?? []) {
      named += 1
      // A name without a folder is in the folder of the previous name.
      const path = name.includes('/') ? name : join(folder, name)
      folder = dirname(path)
      if (!existsSync(join(root, path)) && !existsSync(join(root, 'docs', path)))
        missing.push(`${requirement}: ${name}`)
    }
  }
  expect(named).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('security.md states the number of met and applicable rows', () => {
  const counts = { met: 0, 'not met': 0, 'not applicable': 0 }
  for (const { status } of rows) if (status in counts) counts[status as keyof typeof counts] += 1
  expect(rows.length).toBe(counts.met + counts['not met'] + counts['not applicable'])
  const applicable = counts.met + counts['not met']
  expect(readFileSync(join(root, 'docs/security.md'), 'utf8')).toContain(
    `${counts.met} of the ${applicable} requirements that apply`,
  )
})
