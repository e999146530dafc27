import { join } from 'node:path'
import type { Database } from '@zayy/database/database'
import { mailBySmtp } from '@zayy/shop/mail/mail-by-smtp'
import { mailToFiles } from '@zayy/shop/mail/mail-to-files'
import { prepareJobs, runJobs } from '@zayy/shop/run-jobs'
import type { Settings } from '../config/read-settings.mjs'
import type { Log } from './log.ts'

/** Does what verbs leave to be done later: mails go out by SMTP_URL, or become files in DATA_DIR/mail. Returns what ends that. */
export async function startJobs(
  database: Database,
  { settings, publicUrl, log }: { settings: Settings; publicUrl: string; log: Log },
): Promise<() => Promise<void>> {
  const { smtpUrl, dataDir } = settings
  await prepareJobs(database)
  const jobs = await runJobs(database, {
    sendMail: smtpUrl ? mailBySmtp(smtpUrl) : mailToFiles(join(dataDir, 'mail'), () => new Date()),
    publicUrl,
    onFault: (fault) =>
      log.error({ event: 'job_failed', err: fault }, 'A job failed and will be tried again'),
  })
  return () => jobs.stop()
}
