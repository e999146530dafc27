import type { ShopClient } from '@zayy/contract/shop-client'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { WithoutScripts } from '../page/without-scripts.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { LoginForm } from './login-form.tsx'
import { SignupForm } from './signup-form.tsx'
import { useLoginPage } from './use-login-page.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './auth-page.module.css'

/**
 * Login and sign-up side by side (spec, 2 /auth).
 * @param next where the visitor was going, as the server lets it through
 */
export function AuthPage({ client, next }: { client: ShopClient; next: string | undefined }) {
  const messages = useAuthMessages()
  const { goOn } = useLoginPage(next)
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.title }]} />
      <div className={`${layout.container} ${styles.page}`}>
        <WithoutScripts text={messages.needsScripts} />
        {next === undefined ? null : (
          <p className={styles.next}>
            {messages.toContinue}{' '}
            {/^\/(en\/)?checkout$/.test(next) ? (
              <ShopLink className={typography.link} to="/checkout">
                {messages.continueAsGuest}
              </ShopLink>
            ) : null}
          </p>
        )}
        <div className={styles.forms}>
          <section aria-labelledby="login">
            <h1 id="login" className={typography.pageTitle}>
              {messages.login.title}
            </h1>
            <p className={`${typography.soft} ${styles.introduction}`}>{messages.login.text}</p>
            <LoginForm client={client} onLoggedIn={goOn} />
          </section>
          <section aria-labelledby="signup">
            <h2 id="signup" className={typography.pageTitle}>
              {messages.signup.title}
            </h2>
            <p className={`${typography.soft} ${styles.introduction}`}>{messages.signup.text}</p>
            <SignupForm client={client} onLoggedIn={goOn} />
          </section>
        </div>
      </div>
    </main>
  )
}
