/**
 * What can be wrong with one field. A schema's message is one of these words; the server turns it into a sentence of
 * the path's language (i18n words `api`), a form may turn it into its own.
 */
const fieldFaults = [
  'required',
  'text',
  'wholeNumber',
  'amount',
  'outOfRange',
  'choice',
  'tooLong',
  'email',
  'phone',
  'shortAddress',
  'postcode',
  'list',
  'tooMany',
  'once',
] as const

export type FieldFault = (typeof fieldFaults)[number]

/** Whether a schema's message is one of our words. */
export function isFieldFault(message: string): message is FieldFault {
  return (fieldFaults as readonly string[]).includes(message)
}
