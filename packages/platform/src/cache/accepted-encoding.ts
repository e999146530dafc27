import type { Encoding } from './encoded-response.ts'

/** Returns the best encoding that an Accept-Encoding header allows: brotli, then gzip, else none (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q ? Number(q.slice(2)) : 1)
  }
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (allowed('br')) return 'br'
  return allowed('gzip') ? 'gzip' : 'identity'
}
