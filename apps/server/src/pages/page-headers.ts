/** Sources by directive of the content security policy. */
export type PolicySources = Readonly<Partial<Record<'style-src' | 'worker-src', string>>>

export type PageHeaderOptions = {
  /** Additional sources, only for `npm run dev`. */
  alsoAllowed?: PolicySources | undefined
}

/** Only the policy `stored-html` may create HTML, and none may create scripts (packages/ui, stored-html.tsx). */
const trustedTypes = { 'require-trusted-types-for': "'script'", 'trusted-types': 'stored-html' }

/**
 * Returns the headers of an HTML response (OWASP secure headers, CSP level 3). TanStack Start puts small scripts into each page, so the policy lists
 * their hashes; it never has 'unsafe-inline', because server-rendered HTML has no style attributes.
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
    // Vite's client sets innerHTML.
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

/** Headers of every response (OWASP secure headers). */
export const safeHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}
