import type { ShopClient } from '@zayy/contract/shop-client'
import type { Profile } from '@zayy/contract/types'
import { toast } from '@zayy/ui/toast'
import { useRef } from 'react'
import { useOwnData, useReload } from '../account-state/own-data.ts'
import { Form } from '../forms/form.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { SubmitNotice } from '../forms/submit-notice.tsx'
import { useForm } from '../forms/use-form.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useAccountMessages } from './account-messages.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { CompanyFields, PersonFields } from './profile-fields.tsx'
import {
  isAnotherEmail,
  profileFieldIssue,
  profileFields,
  profileFormOf,
  profileRequest,
} from './profile-form.ts'
import { useProfileMessages } from './profile-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './account-page.module.css'

/** Who the customer is, and the company they buy for (spec, 5 Profile update). */
export function ProfilePage({ client, profile }: { client: ShopClient; profile: Profile | null }) {
  const { pages } = useAccountMessages()
  const messages = useProfileMessages()
  useOwnData(profile)
  return (
    <>
      <h1 className={`${typography.pageTitle} ${styles.title}`}>{pages.profile}</h1>
      <p className={`${typography.soft} ${styles.lead}`}>{messages.lead}</p>
      {profile === null ? <FormSkeleton fields={6} /> : <ProfileForm client={client} profile={profile} />}
    </>
  )
}

function ProfileForm({ client, profile }: { client: ShopClient; profile: Profile }) {
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
      void toast(message ?? messages.saved, 'success', undefined, 'profile')
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
