import { MAX_MESSAGE_LENGTH } from '@zayy/contract/contact/max-message-length'
import button from '@zayy/ui/button.module.css'
import { Field } from '@zayy/ui/field'
import fieldStyles from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useRef, useState } from 'react'
import { fieldIssue } from '../forms/field-issue.ts'
import { Form, SubmitButton, SubmitNotice } from '../forms/form.tsx'
import { EmailField, PhoneField, TextField } from '../forms/text-field.tsx'
import { type FormState, useForm } from '../forms/use-form.ts'
import { removeStoredFields, useStoredFields } from '../forms/use-stored-fields.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useClient } from '../router-context.ts'
import styles from './contact-form.module.css'
import { useContentMessages } from './content-messages.ts'

const fields = ['name', 'email', 'phone', 'message'] as const
type ContactField = (typeof fields)[number]
const empty: Record<ContactField, string> = { name: '', email: '', phone: '', message: '' }
const STORAGE_KEY = 'contact'

/** Input survives a reload and a failed request. */
export function ContactForm() {
  const client = useClient()
  const { form: messages } = useContentMessages()
  const element = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState('')
  const state = useForm<ContactField>(empty, {
    fields,
    messages: messages.fields,
    loadRules: async () => {
      const { contactInput } = await import('@zayy/contract/contact/contact-input')
      return (field, form) => fieldIssue(contactInput.shape[field], form[field])
    },
    idPrefix: 'contact-',
  })
  useStoredFields(STORAGE_KEY, state, fields, element)
  const { submit, sending, submitError } = useSubmit(state)

  async function send() {
    const { message } = await client.contact.send(state.form)
    removeStoredFields(STORAGE_KEY)
    state.fill(() => empty)
    setSent(message ?? '')
  }

  if (sent) return <Sent message={sent} onAnother={() => setSent('')} />
  return (
    <Form
      ref={element}
      className={styles.form}
      aria-labelledby="contact-title"
      aria-busy={sending}
      onSubmit={() => void submit(send)}
    >
      <h2 id="contact-title">{messages.title}</h2>
      <SubmitNotice submitError={submitError} title={messages.failed} />
      <TextField state={state} field="name" autoComplete="name" maxLength={100} />
      <EmailField state={state} field="email" />
      <PhoneField state={state} field="phone" optional maxLength={20} />
      <TextAreaField state={state} field="message" rows={6} maxLength={MAX_MESSAGE_LENGTH} />
      <SubmitButton
        sending={sending}
        label={messages.submit}
        sendingLabel={messages.sending}
        className={`${button.primary} ${button.large}`}
      />
      <p className={typography.caption}>{messages.use}</p>
    </Form>
  )
}

/** Replaces the form after success. Takes the focus, so that screen readers read it. */
function Sent({ message, onAnother }: { message: string; onAnother: () => void }) {
  const { form: messages } = useContentMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.form} role="status" tabIndex={-1} ref={box}>
      <h2>{message}</h2>
      <p>{messages.sentText}</p>
      <div>
        <button type="button" className={button.outlined} onClick={onAnother}>
          {messages.another}
        </button>
      </div>
    </div>
  )
}

type TextAreaFieldProps<F extends string> = {
  state: FormState<F>
  field: F
  rows: number
  /** Characters. */
  maxLength: number
}

function TextAreaField<F extends string>({ state, field, ...area }: TextAreaFieldProps<F>) {
  return (
    <Field id={state.idOf(field)} label={state.messages[field].label} error={state.errors[field]}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          {...state.inputOf(field)}
          className={`${fieldStyles.input} ${styles.area}`}
          dir="auto"
          required
        />
      )}
    </Field>
  )
}
