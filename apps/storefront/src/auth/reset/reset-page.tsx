import type { ShopClient } from '@zayy/contract/shop-client'
import { useLocale } from '../../i18n/locale-context.tsx'
import { loginAddress } from '../../i18n/localized-path.ts'
import { announceLoginChange, leaveLoginNotice } from '../../account-state/login-state.ts'
import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import { useAuthMessages } from '../auth-messages.ts'
import { useLoginPage } from '../use-login-page.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { resetStart, useResetProgress } from './reset-progress.ts'
import layout from '@zayy/ui/layout.module.css'
import notice from '../../page/notice.module.css'

/** A new password in three steps: the address, the code that was mailed to it, the password (spec, 4 Password reset). */
export function ResetPage({ client }: { client: ShopClient }) {
  const locale = useLocale()
  const { title, needsScripts, reset } = useAuthMessages()
  const [progress, go] = useResetProgress()
  useLoginPage(undefined)

  function leave() {
    go(resetStart)
    announceLoginChange()
    leaveLoginNotice('passwordReset')
    window.location.replace(loginAddress(locale))
  }

  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: title, to: '/auth' }, { name: reset.title }]} />
      <div className={layout.container}>
        <noscript>
          <p className={notice.notice}>{needsScripts}</p>
        </noscript>
        {progress.step === 'email' ? (
          <EmailStep client={client} onSent={(email) => go({ step: 'code', email, sentAt: Date.now() })} />
        ) : null}
        {progress.step === 'code' ? (
          <CodeStep
            client={client}
            email={progress.email}
            sentAt={progress.sentAt}
            onConfirmed={(token) => go({ step: 'password', email: progress.email, token, since: Date.now() })}
            onSentAgain={() => go({ ...progress, sentAt: Date.now() })}
            onOtherEmail={() => go(resetStart)}
          />
        ) : null}
        {progress.step === 'password' ? (
          <PasswordStep
            client={client}
            email={progress.email}
            token={progress.token}
            onReset={leave}
            onStartAgain={() => go(resetStart)}
          />
        ) : null}
      </div>
    </main>
  )
}
