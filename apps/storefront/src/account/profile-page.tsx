import { profileInput } from '@zayy/contract/accounts/account-input'
import type { FieldErrorCode } from '@zayy/contract/error-codes'
import type { Profile } from '@zayy/contract/types'
import { cleanLine } from '@zayy/domain/text/clean'
import layout from '@zayy/ui/layout.module.css'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { useRef } from 'react'
import { useReload, useReloadAfterHydration } from '../account-state/client-only-loader.ts'
import { fieldIssue } from '../forms/field-issue.ts'
import { Form, SubmitButton, SubmitNotice } from '../forms/form.tsx'
import formFields from '../forms/form-fields.module.css'
import { PasswordField } from '../forms/password-field.tsx'
import { EmailField, PhoneField, TextField } from '../forms/text-field.tsx'
import { type FormState, useForm } from '../forms/use-form.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useClient } from '../router-context.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { FormSkeleton } from './account-layout.tsx'
import { useAccountMessages, useProfileMessages } from './account-messages.ts'
import styles from './account-page.module.css'
import profilePageStyles from './profile-page.module.css'

/** The customer and their company (spec, 5 Profile update). */
export function ProfilePage({ profile }: { profile: Profile | null }) {
  const { pages } = useAccountMessages()
  const messages = useProfileMessages()
  const { sendsMail } = useShopSettings()
  useReloadAfterHydration(profile)
  return (
    <>
      <h1 className={`${typography.pageTitle} ${styles.title}`}>{pages.profile}</h1>
      <p className={`${typography.soft} ${styles.lead}`}>
        {sendsMail ? messages.lead : messages.leadWithoutMail}
      </p>
      {profile === null ? <FormSkeleton fields={6} /> : <ProfileEditor profile={profile} />}
    </>
  )
}

function ProfileEditor({ profile }: { profile: Profile }) {
  const client = useClient()
  const { pages } = useAccountMessages()
  const messages = useProfileMessages()
  const reload = useReload()
  const presentEmail = useRef(profile.email)
  presentEmail.current = profile.email
  const state = useForm(profileFormOf(profile), {
    fields: profileFields,
    messages: messages.fields,
    loadRules: async () => (field, form) => profileFieldIssue(field, form, presentEmail.current),
    comparedWith: { email: ['password'], company_name: ['company_vat'], company_vat: ['company_name'] },
  })
  const { submit, sending, submitError } = useSubmit(state)

  const save = () =>
    submit(async () => {
      const { data, message } = await client.accounts.updateProfile(profileRequest(state.form, profile.email))
      state.fill(profileFormOf(data))
      void toast(message ?? messages.saved, 'success', 'profile')
      await reload()
    })

  return (
    <Form aria-label={pages.profile} aria-busy={sending} onSubmit={() => void save()}>
      <SubmitNotice submitError={submitError} />
      <PersonFields state={state} withPassword={isAnotherEmail(state.form, profile.email)} />
      <CompanyFields state={state} />
      <div className={`${layout.row} ${styles.buttons}`}>
        <SubmitButton sending={sending} label={messages.save} sendingLabel={messages.saving} />
      </div>
    </Form>
  )
}

type Props = { state: FormState<ProfileField> }

/** @param withPassword asks for the password, which a new e-mail address requires */
function PersonFields({ state, withPassword }: Props & { withPassword: boolean }) {
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

/** Company name and VAT number for the customer's invoices. */
function CompanyFields({ state }: Props) {
  const messages = useProfileMessages()
  return (
    <section className={profilePageStyles.company} aria-labelledby="company">
      <h2 id="company">{messages.company}</h2>
      <p className={`${typography.note} ${profilePageStyles.lead}`}>{messages.companyLead}</p>
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

/** In the order of the page. */
export const profileFields = [
  'fname',
  'lname',
  'email',
  'password',
  'phone',
  'job_title',
  'company_name',
  'company_vat',
] as const satisfies readonly (keyof Profile | 'password')[]

export type ProfileField = (typeof profileFields)[number]
export type ProfileForm = Record<ProfileField, string>

/** A new e-mail address requires the password. Case does not matter. */
function isAnotherEmail({ email }: Pick<ProfileForm, 'email'>, present: string): boolean {
  return email.trim().toLowerCase() !== present.toLowerCase()
}

/** Leaves out the password unless the e-mail address is new. */
export function profileRequest({ password, ...form }: ProfileForm, presentEmail: string) {
  return isAnotherEmail(form, presentEmail) ? { ...form, password } : form
}

export function profileFormOf(profile: Profile): ProfileForm {
  const { fname, lname, email, phone, job_title, company_name, company_vat } = profile
  return {
    fname,
    lname,
    email,
    password: '',
    phone,
    job_title: job_title ?? '',
    company_name: company_name ?? '',
    company_vat: company_vat ?? '',
  }
}

/** Returns the error of a field by the API's rules, or null. A company needs both name and VAT number. */
export function profileFieldIssue(
  field: ProfileField,
  form: ProfileForm,
  presentEmail: string,
): FieldErrorCode | null {
  if (field === 'password')
    return form.password === '' && isAnotherEmail(form, presentEmail) ? 'required' : null
  const isEmpty = (name: ProfileField) => cleanLine(form[name]) === ''
  if (field === 'company_name' && isEmpty(field) && !isEmpty('company_vat')) return 'required'
  if (field === 'company_vat' && isEmpty(field) && !isEmpty('company_name')) return 'required'
  return fieldIssue(profileInput.shape[field], form[field])
}
