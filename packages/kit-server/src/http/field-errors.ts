import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { z } from 'zod/mini'

/** Named at most: a body can hold thousands of unknown fields, and an answer that repeats them helps nobody. */
const maxUnknownFields = 20

/** A reason that the contract states itself, such as `before_start`; a message of the library is a sentence. */
const statedReason = /^[a-z][a-z_]*$/

/**
 * What is wrong with which field, for `errors` of an answer: the reason that the contract states, else one of `required`,
 * `too_short`, `too_long`, `too_few`, `too_many`, `too_low`, `too_high`, `not_listed`, `unknown_field`, `invalid`.
 *
 * @param value what was checked; it tells a missing field from a wrong one
 * @param whole the name for what belongs to no field, such as a body that is a list
 */
export const readFieldErrors = (
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  whole: string,
): Record<string, string[]> => {
  const errors = new Map<string, string[]>()
  const add = (path: readonly PropertyKey[], reason: string) => {
    const name = path.map(String).join('.') || whole
    errors.set(name, [...new Set([...(errors.get(name) ?? []), reason])])
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, maxUnknownFields)) add([...issue.path, key.slice(0, 100)], 'unknown_field')
    } else add(issue.path, reasonOf(issue, value))
  }
  return Object.fromEntries(errors)
}

const reasonOf = (issue: z.core.$ZodIssue, value: unknown): string => {
  if (statedReason.test(issue.message)) return issue.message
  if (issue.path.length > 0 && valueAt(value, issue.path) === undefined) return 'required'
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return isBlank(valueAt(value, issue.path)) ? 'required' : 'too_short'
    return issue.origin === 'number' ? 'too_low' : 'too_few'
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return 'too_long'
    return issue.origin === 'number' ? 'too_high' : 'too_many'
  }
  return issue.code === 'invalid_value' ? 'not_listed' : 'invalid'
}

/** A text in which nothing is seen is a field that was left out. */
const isBlank = (value: unknown): boolean => typeof value === 'string' && toCleanText(value) === ''

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
