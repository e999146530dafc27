import type { OpenAPI } from '@orpc/contract'
import type { Locale } from '@zayy/contract/types'
import { apiMessages } from '@zayy/i18n/messages/api'
import { html } from 'hono/html'

type Call = { method: string; path: string; operation: OpenAPI.OperationObject }
type DocsMessages = (typeof apiMessages)['ar']['docs']

/** Renders the API description as an HTML page without scripts. */
export function docsPage(description: OpenAPI.Document, locale: Locale): string {
  const texts = apiMessages[locale].docs
  const calls = callsOf(description)
  const schemas = Object.entries(description.components?.schemas ?? {})
  return String(html`<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><link rel="stylesheet" href="/${locale}/api/docs.css"></head>
<body><header><h1>${texts.title}</h1><p>${texts.intro}</p>
<p><a href="/${locale}/api/openapi.json">${texts.description}</a> · <a href="/${locale === 'ar' ? 'en' : 'ar'}/api/docs" lang="${
    locale === 'ar' ? 'en' : 'ar'
  }">${texts.otherLanguage}</a></p></header>
<div lang="en" dir="ltr">${paragraphs(description.info.description ?? '')}</div>
<nav aria-label="${texts.calls}"><ul>${calls.map(callLink)}</ul></nav>
<main><h2>${texts.calls}</h2>${calls.map((call) => callSection(call, texts, locale))}
<h2>${texts.shapes}</h2>${schemas.map(([name, schema]) => schemaSection(name, schema, texts))}</main></body></html>`)
}

function callsOf({ paths = {} }: OpenAPI.Document): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ method: method.toUpperCase(), path, operation }] : []
    }),
  )
}

function paragraphs(text: string): Html[] {
  return text.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)
}

const callLink = ({ method, path, operation }: Call): Html =>
  html`<li><a href="#${operation.operationId}"><code>${method} ${path}</code></a></li>`

function callSection({ method, path, operation }: Call, texts: DocsMessages, locale: Locale): Html {
  const parameters = (operation.parameters ?? []).map(asJson)
  const body = asJson(asJson(asJson(asJson(operation.requestBody).content)['application/json']).schema)
  return html`<section id="${operation.operationId}"><h3><code>${method} /${locale}/api${path}</code></h3>
<p lang="en" dir="ltr">${operation.summary}. ${operation.description}</p>
${parameters.length > 0 ? table(texts.parameters, texts, parameters.map(parameterRow)) : null}
${body.properties ? table(texts.body, texts, fieldRows(body)) : null}
<h4>${texts.answers}</h4><ul>${Object.entries(operation.responses ?? {}).map(([status, response]) => answerItem(status, asJson(response)))}</ul>
</section>`
}

function parameterRow(parameter: Record<string, unknown>): Html {
  const { description } = asJson(parameter.schema)
  return html`<tr><td><code>${String(parameter.name)}</code>${parameter.required ? '' : '?'} <small>${String(
    parameter.in,
  )}</small></td><td>${schemaLabel(parameter.schema)}</td><td>${String(parameter.description ?? description ?? '')}</td></tr>`
}

function answerItem(status: string, response: Record<string, unknown>): Html {
  const schema = asJson(asJson(asJson(response.content)['application/json']).schema)
  const data = asJson(schema.properties).data
  return html`<li><bdi dir="ltr" lang="en"><code>${status}</code> ${String(response.description ?? '')} ${
    data ? html`<code>data</code>: ${schemaLabel(data)}` : schemaLabel(schema)
  }</bdi></li>`
}

function schemaSection(name: string, schema: unknown, texts: DocsMessages): Html {
  return html`<section id="schema-${name}"><h3><code>${name}</code></h3>${table(name, texts, fieldRows(schema))}</section>`
}

function table(caption: string, texts: DocsMessages, rows: Html[]): Html {
  return html`<div class="scroll"><table><caption>${caption}</caption>
<thead><tr><th scope="col">${texts.field}</th><th scope="col">${texts.type}</th><th scope="col">${texts.meaning}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}

/** Escaped HTML. */
type Html = ReturnType<typeof html>

type Json = Record<string, unknown>

/** Describes a schema in a few words, such as `integer ≥ 1` or `ProductCard[]`. Links components. */
function schemaLabel(schema: unknown): Html {
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

/** Returns a row per field of an object, with nested fields named by their path. */
function fieldRows(schema: unknown, prefix = ''): Html[] {
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

/** Returns the fields of an object; {} for any other value. */
function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export const DOCS_STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6; }
body { max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem; }
nav ul { columns: 18rem; padding-inline-start: 1.2rem; }
h2 { margin-block-start: 3rem; border-block-end: 1px solid; }
section { margin-block: 2rem; padding-inline-start: 1rem; border-inline-start: 4px solid #2f7d5d; }
h3 code { font-size: 1.05rem; }
code, pre { font-family: ui-monospace, monospace; direction: ltr; unicode-bidi: isolate; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: .3rem .6rem; text-align: start; vertical-align: top; }
.scroll { overflow-x: auto; }
`
