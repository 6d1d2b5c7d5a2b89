import type { ServedEndpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { z } from 'zod/mini'

type Issues = z.core.$ZodIssue[]

/** Parses the params, the query or the body of a request. `createError` makes the service's own error. */
export const parseRequestPart = (
  schema: ServedEndpoint['params'],
  value: unknown,
  createError: (issues: Issues) => Error,
): never => {
  const result = (schema as z.ZodMiniType).safeParse(value)
  if (!result.success) throw createError(result.error.issues)
  return result.data as never
}

/** Outside production a response that breaks its contract fails here, where the mistake is, and not in a client. */
export const validateResponse = (operation: ServedEndpoint, data: unknown, mode: string): unknown => {
  if (mode === 'production') return data
  const result = (operation.data as z.ZodMiniType).safeParse(data)
  if (!result.success) throw new Error(`${operation.path} broke its contract: ${result.error.message}`)
  return result.data
}
