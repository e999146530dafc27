import type { FieldErrorCode } from '@zayy/contract/error-codes'
import { forms as ar } from '@zayy/i18n/messages/ar/forms'
import { forms as en } from '@zayy/i18n/messages/en/forms'
import { type FocusEvent, useEffect, useState } from 'react'
import { messagesHook } from '../i18n/locale-context.tsx'

/** `missing` is the error of an empty field, `wrong` any other. */
type FieldMessages = { label: string; missing: string; wrong: string }

export type FormErrors<F extends string> = { [Field in F]?: string | undefined }

/** Returns the error of a field, or null. */
type IssueOf<F extends string> = (field: F, form: Record<F, string>) => FieldErrorCode | null

export type FormDefinition<F extends string> = {
  /** In the order of the page and of the error list. */
  fields: readonly F[]
  messages: Record<F, FieldMessages>
  /** Loads the rules after hydration, since they bring the API's schemas. */
  loadRules: () => Promise<IssueOf<F>>
  /** Fields to empty when the key field changes. */
  empties?: Partial<Record<F, readonly F[]>>
  /** Fields whose errors are checked again when the key field changes. */
  comparedWith?: Partial<Record<F, readonly F[]>>
  /** Prefix of field ids, if two forms of a page have equal fields. */
  idPrefix?: string
}

/** State of a form: values, errors and changes. */
export function useForm<F extends string>(start: Record<F, string>, definition: FormDefinition<F>) {
  const { fields, messages, loadRules, empties, comparedWith, idPrefix = '' } = definition
  const formsMessages = useFormsMessages()
  const [form, setForm] = useState(start)
  const [errors, setErrors] = useState<FormErrors<F>>({})
  const [rules, setRules] = useState<IssueOf<F> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules of a form never change
  useEffect(() => {
    // If this fails, `check` loads them again and reports the failure.
    loadRules().then(
      (loaded) => setRules(() => loaded),
      () => undefined,
    )
  }, [])

  const errorOf = (field: F, values: Record<F, string>, issueOf = rules): string | undefined => {
    const issue = issueOf?.(field, values) ?? null
    return issue === null ? undefined : sentence(formsMessages, messages[field], issue)
  }

  /** Validates a field that has an error at each change, so that the error disappears once corrected. */
  function change(field: F, value: string) {
    const next: Record<F, string> = { ...form, [field]: value }
    setForm((was) => ({ ...was, ...blank(empties?.[field] ?? []), [field]: value }))
    setErrors((was) => {
      const checked = [field, ...(comparedWith?.[field] ?? [])].filter((name) => was[name] !== undefined)
      if (checked.length === 0) return was
      return { ...was, ...Object.fromEntries(checked.map((name) => [name, errorOf(name, next)])) }
    })
  }

  /**
   * Validates a field on blur. Empty fields are not reported before the form is sent. A pressed submit button validates all
   * fields itself; an error shown now would push it from under the pointer.
   */
  function leave(field: F, { relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return
    if (form[field].trim() === '') return
    const error = errorOf(field, form)
    if (error !== undefined) setErrors((was) => ({ ...was, [field]: error }))
  }

  /** Validates all fields, shows the errors, and returns whether there are none. Throws if the rules cannot be loaded. */
  async function check(): Promise<boolean> {
    const issueOf = rules ?? (await loadRules())
    const found: FormErrors<F> = {}
    for (const field of fields) found[field] = errorOf(field, form, issueOf)
    setErrors(found)
    return fields.every((field) => found[field] === undefined)
  }

  return {
    form,
    errors,
    fields,
    messages,
    idOf: (field: F) => `${idPrefix}${field}`,
    /** Props of the input of a field. */
    inputOf: (field: F) => ({
      name: field,
      value: form[field],
      onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
      onBlur: (event: FocusEvent) => leave(field, event),
    }),
    change,
    check,
    setErrors,
    fill: setForm,
  }
}

export type FormState<F extends string> = ReturnType<typeof useForm<F>>

function blank(fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, '']))
}

function sentence(forms: FormsMessages, { missing, wrong }: FieldMessages, issue: FieldErrorCode): string {
  if (issue === 'tooLong') return forms.tooLong
  return issue === 'required' ? missing : wrong
}

/** Returns the fields with errors in the order of the page. */
export function wrongFields<F extends string>({ fields, errors }: FormState<F>): F[] {
  return fields.filter((field) => errors[field] !== undefined)
}

export type FormsMessages = typeof ar

export const useFormsMessages = messagesHook({ ar, en })
