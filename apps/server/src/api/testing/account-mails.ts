import type { Mail } from '@zayy/platform/mail/mail'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { runShopJobs } from '../../lifecycle/job-handlers.ts'

/**
 * Runs a database's jobs until `stop`, also outside of Vitest, as `npm run torture` does. `mailsTo` waits until no job is due and
 * returns the mails to an address, oldest first. Throws the first error of a job.
 */
export function doJobs(database: PooledDatabase) {
  const mails: Mail[] = []
  const errors: unknown[] = []
  const jobs = runShopJobs(database, {
    keys: testKeys,
    sendMail: async (mail) => void mails.push(mail),
    publicUrl: 'https://zayy.example',
    onError: (error) => errors.push(error),
    timing: { pollMs: 20 },
  })
  const throwFirstError = () => {
    if (errors.length > 0) throw errors[0]
  }
  const done = async () => {
    for (;;) {
      throwFirstError()
      const { rows } = await database.$client.query(
        'select from jobs where failed_at is null and (attempts > 0 or run_at <= now()) limit 1',
      )
      if (rows.length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const mailsTo = async (email: string) => {
    await done()
    return mails.filter(({ to }) => to === email)
  }
  const stop = async () => {
    await jobs.stop()
    throwFirstError()
  }
  return { mailsTo, done, stop }
}

/** The code in the latest mail that has one; undefined without such a mail. */
export function codeIn(mails: readonly Mail[]): string | undefined {
  return mails.flatMap(({ text }) => /^\u2066?(\d{4})\u2069?$/m.exec(text)?.[1] ?? []).at(-1)
}

/** The token in the latest mail with a reset link; undefined without such a mail. */
export function tokenIn(mails: readonly Mail[]): string | undefined {
  return mails.flatMap(({ text }) => /\/auth\/reset-password#([\w-]{43})$/m.exec(text)?.[1] ?? []).at(-1)
}

/** Returns `count` codes other than the given one. */
export function wrongCodes(code: string, count: number): string[] {
  const all = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'))
  return all.filter((other) => other !== code).slice(0, count)
}
