import { type FieldErrorCode, type InputErrorCode, isInputErrorCode } from '@zayy/contract/error-codes'
import { useEffect, useState } from 'react'
import { type FormsMessages, useFormsMessages } from './forms-messages.ts'

/** The texts of one field: its name, what is said when it is empty, and when it is wrong in any other way. */
type FieldMessages = { label: string; missing: string; wrong: string }

export type FormErrors<F extends string> = { [Field in F]?: string | undefined }

/** What is wrong with a field; null: nothing. */
type IssueOf<F extends string> = (field: F, form: Record<F, string>) => FieldErrorCode | null

/** What a form asks, and by which rules. */
export type FormDefinition<F extends string> = {
  /** In the order in which the page asks for them, which is that of the list of errors. */
  fields: readonly F[]
  /** The texts of the fields in the language of the page. */
  messages: Record<F, FieldMessages>
  /** The rules, whose code comes with the API's schemas: no page needs it before it is hydrated. */
  loadRules: () => Promise<IssueOf<F>>
  /** The fields below a choice, which a new choice empties. */
  empties?: Partial<Record<F, readonly F[]>>
  /** The fields that are compared with another: an error of theirs is checked again when that one changes. */
  comparedWith?: Partial<Record<F, readonly F[]>>
  /** What the ids of the fields begin with, where two forms of a page ask for the same. */
  idPrefix?: string
}

/** A form: its values, its errors and how it changes. */
export function useForm<F extends string>(start: Record<F, string>, definition: FormDefinition<F>) {
  const { fields, messages, loadRules, empties, comparedWith, idPrefix = '' } = definition
  const formsMessages = useFormsMessages()
  const [form, setForm] = useState(start)
  const [errors, setErrors] = useState<FormErrors<F>>({})
  const [rules, setRules] = useState<IssueOf<F> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's rules are the same from beginning to end
  useEffect(() => {
    // Without a network they are asked for again when the form is sent, which says so.
    loadRules().then(
      (loaded) => setRules(() => loaded),
      () => undefined,
    )
  }, [])

  const errorOf = (field: F, values: Record<F, string>, issueOf = rules): string | undefined => {
    const issue = issueOf?.(field, values) ?? null
    return issue === null ? undefined : sentence(formsMessages, messages[field], issue)
  }

  /** A field with an error is validated at each change, so that the error goes as soon as it is corrected. */
  function change(field: F, value: string) {
    const next: Record<F, string> = { ...form, [field]: value }
    setForm((was) => ({ ...was, ...blank(empties?.[field] ?? []), [field]: value }))
    setErrors((was) => {
      const checked = [field, ...(comparedWith?.[field] ?? [])].filter((name) => was[name] !== undefined)
      if (checked.length === 0) return was
      return { ...was, ...Object.fromEntries(checked.map((name) => [name, errorOf(name, next)])) }
    })
  }

  /** Leaving a field says what is wrong with what was typed; one left empty waits for the end. */
  function leave(field: F) {
    if (form[field].trim() === '') return
    const error = errorOf(field, form)
    if (error !== undefined) setErrors((was) => ({ ...was, [field]: error }))
  }

  /** Checks everything, all at once, and shows what is wrong. Whether nothing is. Throws where the rules cannot be loaded. */
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
    change,
    leave,
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

/** "Is what was typed valid?", by the API's own rules, before it is sent. */

/** One field of the contract's input schemas. */
type FieldParser = {
  safeParse: (value: string) => {
    success: boolean
    error?: { issues: readonly { message: string }[] } | undefined
  }
}

/** What the API would have against the text of one field; null when it will do. */
export function fieldIssue(parser: FieldParser, value: string): InputErrorCode | null {
  const read = parser.safeParse(value)
  if (read.success) return null
  const message = read.error?.issues[0]?.message ?? ''
  return isInputErrorCode(message) ? message : 'text'
}
