import type { AnySchema } from '@orpc/contract'
import type { ConditionalSchemaConverter, JSONSchema, SchemaConvertOptions } from '@orpc/openapi'
import { describedFields, describedInputs, type FieldDescription } from '@zayy/contract/input-parsers/field'
import { describedLists } from '@zayy/contract/input-parsers/list'
import { outputNames } from '@zayy/contract/output-schemas/envelope'
import * as z from 'zod/mini'

/**
 * Converts the contract's zod/mini schemas to JSON Schema. Lenient fields are described by their meaning, not by every spelling that they
 * accept. Named outputs are collected in `components`.
 */
export class MiniSchemas implements ConditionalSchemaConverter {
  readonly components: Record<string, JSONSchema> = {}

  condition(schema: AnySchema | undefined): boolean {
    return schema instanceof z.ZodMiniType
  }

  convert(
    schema: AnySchema | undefined,
    { strategy }: SchemaConvertOptions,
  ): [required: boolean, JSONSchema] {
    if (!(schema instanceof z.ZodMiniType)) return [false, {}]
    const described = describedInputs.get(schema) ?? schema
    return [!described.safeParse(undefined).success, this.#described(described, strategy)]
  }

  #described(schema: z.ZodMiniType, strategy: SchemaConvertOptions['strategy']): JSONSchema {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, {
      io: strategy,
      unrepresentable: 'any',
      metadata: outputNames,
      override: ({ zodSchema, jsonSchema }) => {
        // In binary floating point 19.99 is no multiple of 0.01, so validators would reject it.
        if (jsonSchema.multipleOf === 0.01) delete jsonSchema.multipleOf
        if (zodSchema instanceof z.ZodMiniTuple) fixLength(jsonSchema)
        // Zod reports fields with a transform as optional.
        if (zodSchema instanceof z.ZodMiniObject && strategy === 'input')
          jsonSchema.required = requiredFields(zodSchema)
        const list = describedLists.get(zodSchema)
        const field = describedFields.get(zodSchema)
        const described = list
          ? { type: 'array', maxItems: list.most, items: this.#described(list.item, strategy) }
          : field && describedField(field)
        if (!described) return
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
        Object.assign(jsonSchema, described)
      },
    })
    for (const [name, component] of Object.entries($defs)) this.components[name] = hoisted(component)
    return hoisted(json)
  }
}

function requiredFields({ shape }: z.ZodMiniObject): string[] {
  return Object.entries(shape).flatMap(([name, field]) =>
    z.safeParse(field, undefined).success ? [] : [name],
  )
}

function describedField({ emptiable, description, ...schema }: FieldDescription): JSONSchema {
  const about = description === undefined ? {} : { description }
  return emptiable ? { anyOf: [schema, emptied], ...about } : { ...schema, ...about }
}

/** Values that clear a field of a body. */
const emptied = { enum: ['', null] }

/** Points a schema's references at the document's components. */
function hoisted(schema: unknown): JSONSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === 'id' && typeof value === 'string') return undefined
    return key === '$ref' && typeof value === 'string'
      ? value.replace('#/$defs/', '#/components/schemas/')
      : value
  })
}

/** Describes a tuple by `items` and its length, because validators before draft 2020-12 do not know `prefixItems`. */
function fixLength(schema: { prefixItems?: unknown }): void {
  const { prefixItems } = schema
  if (!Array.isArray(prefixItems)) return
  if (new Set(prefixItems.map((item) => JSON.stringify(item))).size !== 1)
    throw new Error('A tuple has items of different types, which `items` cannot describe')
  Reflect.deleteProperty(schema, 'prefixItems')
  Object.assign(schema, {
    items: prefixItems[0],
    minItems: prefixItems.length,
    maxItems: prefixItems.length,
  })
}
