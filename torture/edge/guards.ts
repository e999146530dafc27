import type { AttackName } from './attacks.ts'

/** A piece of source code, and its replacement in a shop without the guard. */
type Change = { file: string; from: string; to: string }

const limits = 'apps/server/src/http/request-limits.ts'

/** Lets a few clients take all connections. */
const unshared: Change = {
  file: 'packages/platform/src/http/share-connections.ts',
  from: 'for (const own of largest)',
  to: 'for (const own of largest.slice(0, 0))',
}

/** Lets one client have any number of concurrent requests. */
const anyInHand: Change = {
  file: 'packages/platform/src/http/admission-control.ts',
  from: 'const MAX_CONCURRENT = 200',
  to: 'const MAX_CONCURRENT = Infinity',
}

const anyConnections = unbounded('perClient: 200')
const anyAnswers = unbounded('answersInHand: 4')

/** Removes a bound of sockets. */
function unbounded(bound: string): Change {
  const to = bound.replace(/\d+$/, 'Infinity')
  return { file: 'packages/platform/src/http/socket-bounds.ts', from: bound, to }
}

/** Removes the rate limit of some kinds of requests. */
function unlimited(...kinds: string[]): Change {
  const isFree = kinds.map((kind) => `kind === '${kind}'`).join(' || ')
  return { file: limits, from: 'max: MAX[kind]', to: `max: (${isFree}) ? Infinity : MAX[kind]` }
}

/** The changes to the sources that remove the guard against each attack and keep the others. */
export const guards: Record<AttackName, readonly Change[]> = {
  'mark-bomb': [
    {
      file: 'packages/contract/src/input-parsers/field.ts',
      from: "return typeof raw === 'string' && raw.length > CLEANING_FACTOR * maxLength",
      to: 'return false',
    },
    {
      file: 'packages/domain/src/text/cap-marks.ts',
      from: "return text.replace(longRuns, '$1')",
      to: 'return text',
    },
  ],
  'issue-bomb': [
    {
      file: 'apps/server/src/api/http/read-input.ts',
      from: 'holdsMoreThan(MAX_ORDER_VALUES, fields)',
      to: 'holdsMoreThan(Infinity, fields)',
    },
    {
      file: 'packages/contract/src/input-parsers/list.ts',
      from: 'export const MAX_ISSUES = 50',
      to: 'export const MAX_ISSUES = Infinity',
    },
  ],
  pipelined: [
    anyAnswers,
    unlimited('any'),
    anyInHand,
    {
      file: 'apps/server/src/cache/send-cached.ts',
      from: 'outgoing.end(sent.body)',
      to: 'outgoing.end(sent.body && Buffer.from(sent.body))',
    },
  ],
  'slow-readers': [
    anyConnections,
    anyAnswers,
    unlimited('any'),
    anyInHand,
    {
      file: 'apps/server/src/cache/send-cached.ts',
      from: 'outgoing.end(sent.body)',
      to: 'outgoing.end(sent.body && Buffer.from(sent.body))',
    },
  ],
  'slow-writers': [anyConnections, unshared],
  'half-open': [unshared],
  'slow-bodies': [
    unshared,
    {
      file: 'packages/platform/src/http/admission-control.ts',
      from: 'const MAX_RECEIVING = 40',
      to: 'const MAX_RECEIVING = Infinity',
    },
    anyInHand,
    {
      file: 'packages/platform/src/http/socket-bounds.ts',
      from: 'smallBody: 5_000',
      to: 'smallBody: 20_000',
    },
  ],
  'query-strings': [
    unlimited('page'),
    {
      file: 'apps/server/src/pages/page-address.ts',
      from: 'rendered.search = String(read)',
      to: 'rendered.search = url.search',
    },
    {
      file: 'apps/server/src/pages/page-address.ts',
      from: 'const isCached = isPublic &&',
      to: 'const isCached = isPublic && url.searchParams.size === read.size &&',
    },
  ],
  'picture-sizes': [unlimited('image', 'any'), anyConnections],
  'limited-call': [
    unlimited('call', 'any'),
    {
      file: 'packages/platform/src/http/admission-control.ts',
      from: 'const HOLD_MS = 500',
      to: 'const HOLD_MS = 0',
    },
  ],
}
