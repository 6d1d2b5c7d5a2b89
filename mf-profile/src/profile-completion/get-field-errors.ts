import { isApiError } from '@jobspan/shared-kit/api'

/** What the API found wrong with a body, by field, such as `{ location_id: 'unknown' }` (docs/product-rules.md#errors-by-field). */
export const getFieldErrors = (error: unknown): Record<string, string> => {
  if (!isApiError(error) || error.status !== 422) return {}
  const { errors } = Object(error.body) as { errors?: Record<string, unknown> }
  return Object.fromEntries(
    Object.entries(Object(errors) as Record<string, unknown>).flatMap(([name, reasons]) =>
      // `error` is the text of the whole.
      name !== 'error' && Array.isArray(reasons) ? [[name, String(reasons[0])]] : [],
    ),
  )
}
