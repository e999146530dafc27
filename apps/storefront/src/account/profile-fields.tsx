import { PasswordField } from '../forms/password-field.tsx'
import { EmailField, PhoneField, TextField } from '../forms/text-field.tsx'
import type { FormState } from '../forms/use-form.ts'
import type { ProfileField } from './profile-form.ts'
import { useProfileMessages } from './profile-messages.ts'
import typography from '@zayy/ui/typography.module.css'
import formFields from '../forms/form-fields.module.css'
import styles from './profile-fields.module.css'

type Props = { state: FormState<ProfileField> }

/**
 * Who the customer is.
 * @param withPassword the address would be another
 */
export function PersonFields({ state, withPassword }: Props & { withPassword: boolean }) {
  const messages = useProfileMessages()
  return (
    <div className={formFields.fields}>
      <TextField state={state} field="fname" half autoComplete="given-name" maxLength={60} />
      <TextField state={state} field="lname" half autoComplete="family-name" maxLength={60} />
      <EmailField state={state} field="email" half />
      {withPassword ? (
        <PasswordField
          state={state}
          field="password"
          half
          hint={messages.passwordHint}
          autoComplete="current-password"
        />
      ) : null}
      <PhoneField state={state} field="phone" half />
      <TextField
        state={state}
        field="job_title"
        half
        optional
        autoComplete="organization-title"
        maxLength={100}
      />
    </div>
  )
}

/** The company that the customer buys for: its name and VAT number stand on their invoices. */
export function CompanyFields({ state }: Props) {
  const messages = useProfileMessages()
  return (
    <section className={styles.company} aria-labelledby="company">
      <h2 id="company">{messages.company}</h2>
      <p className={`${typography.note} ${styles.lead}`}>{messages.companyLead}</p>
      <div className={formFields.fields}>
        <TextField
          state={state}
          field="company_name"
          half
          optional
          autoComplete="organization"
          maxLength={120}
        />
        <TextField
          state={state}
          field="company_vat"
          half
          optional
          latin
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint={messages.vatHint}
        />
      </div>
    </section>
  )
}
