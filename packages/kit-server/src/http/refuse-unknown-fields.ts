import { z } from 'zod/mini'

type Definition = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  catchall?: z.core.$ZodType
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  in?: z.core.$ZodType
}

const clone = (schema: z.core.$ZodType, changes: Partial<Definition>) =>
  z.core.clone(schema, { ...schema._zod.def, ...changes } as never)

/**
 * The same schema, in which every object refuses fields that it does not name, also objects in objects and lists. A service reads
 * bodies with it, so that a field with a typing error is refused instead of dropped. Clients keep the schema as it is: an answer
 * may have more fields than they know.
 */
export const refuseUnknownFields = <Schema extends z.core.$ZodType>(schema: Schema): Schema => {
  const { type, shape, catchall, innerType, element, options, in: input } = schema._zod.def as Definition
  const strict = (part: z.core.$ZodType) => refuseUnknownFields(part)
  const changed = (): z.core.$ZodType => {
    if (type === 'object' && shape) {
      const parts = Object.entries(shape).map(([name, part]) => [name, strict(part)])
      return clone(schema, { shape: Object.fromEntries(parts), catchall: catchall ?? z.never() })
    }
    // What a schema catches is tolerated on purpose.
    if (type === 'catch') return schema
    if (innerType) return clone(schema, { innerType: strict(innerType) })
    if (element) return clone(schema, { element: strict(element) })
    if (type === 'union' && options) return clone(schema, { options: options.map(strict) })
    if (type === 'pipe' && input) return clone(schema, { in: strict(input) })
    return schema
  }
  return changed() as Schema
}
