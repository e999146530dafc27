/** What a page may load, by the directive of its content security policy. */
export type PolicySources = Readonly<Partial<Record<'style-src' | 'worker-src', string>>>

/** What the headers of a page depend on, besides the page. */
export type PageHeaderOptions = {
  /** What pages may load besides: for `npm run dev` only. */
  alsoAllowed?: PolicySources | undefined
}

/** Only the policy of stored HTML turns a text into HTML, and none into script (packages/ui, trusted-html.ts). */
const trustedTypes = { 'require-trusted-types-for': "'script'", 'trusted-types': 'stored-html' }

/**
 * The headers of every HTML answer (OWASP secure headers, CSP level 3).
 * TanStack Start puts small scripts into each page, so their hashes stand beside 'self';
 * there is no 'unsafe-inline' anywhere, and no style attribute in what the server renders.
 */
export function pageHeaders(
  scriptHashes: readonly string[],
  { alsoAllowed }: PageHeaderOptions = {},
): Record<string, string> {
  const sources: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ["'self'", ...scriptHashes].join(' '),
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'manifest-src': "'self'",
    // Vite's own client sets HTML as it likes.
    ...(alsoAllowed ? {} : trustedTypes),
  }
  for (const [directive, more] of Object.entries(alsoAllowed ?? {}))
    sources[directive] = `${sources[directive] ?? ''} ${more}`.trim()
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': Object.entries(sources)
      .map((entry) => entry.join(' '))
      .join('; '),
    ...safeHeaders,
  }
}

/** What every answer carries, whatever it is (OWASP secure headers). */
export const safeHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}
