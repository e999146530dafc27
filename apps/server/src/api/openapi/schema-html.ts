import { type Html, html } from './html.ts'

type Json = Record<string, unknown>

/** A schema in a few words: `integer ≥ 1`, `string`, `ProductCard[]`; a component is a link to it. */
export function schemaLabel(schema: unknown): Html {
  const {
    $ref,
    type,
    items,
    anyOf,
    enum: choices,
    const: constant,
    minimum,
    maximum,
    maxLength,
    format,
  } = asJson(schema)
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? ''
    return html`<a href="#schema-${name}"><code>${name}</code></a>`
  }
  if (constant !== undefined) return html`<code>${JSON.stringify(constant)}</code>`
  if (Array.isArray(choices))
    return html`<code>${choices.map((choice) => JSON.stringify(choice)).join(' | ')}</code>`
  if (Array.isArray(anyOf)) {
    return html`${anyOf.map((one, at) => html`${at === 0 ? '' : ' | '}${schemaLabel(one)}`)}`
  }
  if (type === 'array') return html`<bdi dir="ltr">${schemaLabel(items)}<code>[]</code></bdi>`
  const bounds = [
    typeof minimum === 'number' ? `≥ ${minimum}` : '',
    typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? `≤ ${maximum}` : '',
    typeof maxLength === 'number' ? `≤ ${maxLength} characters` : '',
    typeof format === 'string' ? format : '',
  ]
  return html`<code>${[type ?? 'any', ...bounds].filter(Boolean).join(' ')}</code>`
}

/** The fields of an object, those of nested objects and lists of objects below it by their path. */
export function fieldRows(schema: unknown, prefix = ''): Html[] {
  const { properties, required } = asJson(schema)
  return Object.entries(asJson(properties)).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    const needed = Array.isArray(required) && required.includes(name)
    const { description, type, items } = asJson(field)
    const below = type === 'array' ? fieldRows(items, `${path}[].`) : fieldRows(field, `${path}.`)
    const row = html`<tr><td><code>${path}</code>${needed ? '' : html`?`}</td><td>${schemaLabel(field)}</td><td>${
      typeof description === 'string' ? description : ''
    }</td></tr>`
    return [row, ...below]
  })
}

/** A value as a record of its fields; anything that is no object has none. */
export function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
