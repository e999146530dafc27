import { join } from 'node:path'
import type { Database } from '@zayy/database/database'
import { runJobs } from '@zayy/shop/jobs/run-jobs'
import { mailBySmtp } from '@zayy/shop/mail/mail-by-smtp'
import { mailToFiles } from '@zayy/shop/mail/mail-to-files'
import type { Settings } from '../config/read-settings.mjs'
import type { Log } from './log.ts'

/** Does the jobs that use cases leave: mails go out by SMTP_URL, or become files in DATA_DIR/mail. Returns what ends that. */
export function startJobs(
  database: Database,
  { settings, publicUrl, log }: { settings: Settings; publicUrl: string; log: Log },
): () => Promise<void> {
  const { smtpUrl, dataDir } = settings
  const jobs = runJobs(database, {
    sendMail: smtpUrl ? mailBySmtp(smtpUrl) : mailToFiles(join(dataDir, 'mail'), () => new Date()),
    publicUrl,
    onError: (error, job) => {
      if (job) log.error({ event: 'job_failed', ...job, err: error }, 'A job failed and will be tried again')
      else log.error({ event: 'jobs_without_database', err: error }, 'Jobs wait until the database answers')
    },
    onGivenUp: (job) => log.error({ event: 'job_given_up', ...job }, 'A job is not tried any more'),
  })
  return () => jobs.stop()
}
