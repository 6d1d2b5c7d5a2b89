import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { z } from 'zod/mini'
import type { Endpoint } from '../contracts/platform/endpoint.ts'

type FieldOf<Body> = Body extends unknown ? Extract<keyof Body, string> : never

/**
 * Where a form shows what the API finds wrong with each field of a body: at the field of the form that is named, or above the form (null), where
 * the page fills it in itself. A part of a field, such as `criteria.query`, may have a place of its own.
 *
 */
export type FormFields<Operation extends Endpoint = Endpoint> = Endpoint extends Operation
  ? Readonly<Record<string, string | null>>
  : { readonly [Field in FieldOf<z.input<Operation['body']>>]-?: string | null } & {
      readonly [Part in `${FieldOf<z.input<Operation['body']>>}.${string}`]?: string | null
    }

/**
 * The fields of the forms of a package, by the operation that they send: `formFields` in its `src/form-fields.ts`. A test fails where a package
 * sends something that is not among them (`scripts/checks/form-fields.test.ts`).
 */
export type FormFieldsOf<Contracts> = {
  readonly [Name in keyof Contracts]?: Contracts[Name] extends Endpoint ? FormFields<Contracts[Name]> : never
}

/** What the API found wrong with a body, by field, such as `{ location_id: 'unknown' }` (docs/product-rules.md#errors-by-field). */
export const getFieldErrors = (error: unknown): Record<string, string> => {
  if (!isApiError(error) || error.kind !== 'refused') return {}
  const { errors } = Object(error.body) as { errors?: unknown }
  return Object.fromEntries(
    Object.entries(Object(errors) as Record<string, unknown>).flatMap(([name, reasons]) =>
      // `error` is the text of the whole.
      name !== 'error' && Array.isArray(reasons) && typeof reasons[0] === 'string' ? [[name, reasons[0]]] : [],
    ),
  )
}

/**
 * Whether the API says no more than which fields are wrong: a code of its own has words that are more to the point. The registry has no codes
 * beside the status.
 */
export const isValidationError = (error: unknown): boolean =>
  isApiError(error) && (error.code === errorCode.validationFailed || error.code === error.status)

const placeOf = (name: string, fields: FormFields): string | null => {
  const parts = name.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const place = fields[parts.slice(0, length).join('.')]
    if (place !== undefined) return place
  }
  return null
}

/** Parts what was refused into reasons by field of the form, and the names of what the form has no field for. */
export const placeRefusal = (
  error: unknown,
  fields: FormFields,
): { reasons: Record<string, string>; others: string[] } => {
  const placed = Object.entries(getFieldErrors(error)).map(([name, reason]) => ({
    name,
    reason,
    place: placeOf(name, fields),
  }))
  return {
    // Of two that have one field, the first is said.
    reasons: Object.fromEntries(
      placed.toReversed().flatMap(({ place, reason }) => (place === null ? [] : [[place, reason]])),
    ),
    others: placed.filter(({ place }) => place === null).map(({ name }) => name),
  }
}
