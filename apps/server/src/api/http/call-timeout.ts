import { CallTimeoutError } from '../database-away.ts'

/**
 * Timeout of a call in milliseconds, without the time in which its body arrives, and unless one query of the database may take
 * longer. A call that takes longer gets 503 with Retry-After.
 */
export const CALL_TIMEOUT_MS = 6_000

export type CallTimer = { stop: () => void; restart: () => void }

/**
 * Rejects once `call` has run for `milliseconds` since it began or its timer was last restarted, which becomes a 503. The call goes on
 * and may still succeed, so clients repeat it with the same Idempotency-Key.
 */
export async function withTimeout<T>(
  milliseconds: number,
  call: (timer: CallTimer) => Promise<T>,
): Promise<T> {
  const late = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = setTimeout(
      () => late.reject(new CallTimeoutError(`No result within ${milliseconds} ms`)),
      milliseconds,
    )
  }
  restart()
  try {
    return await Promise.race([call({ stop, restart }), late.promise])
  } finally {
    stop()
  }
}
