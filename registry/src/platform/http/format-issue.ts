import type { z } from 'zod/mini'

type Issue = z.core.$ZodIssue

/** What is wrong with a value, in words: for one of a list, which value it is and what the list holds. The contracts carry no texts of their own. */
export const formatIssue = (issue: Issue, input: unknown): string => {
  if (issue.code !== 'invalid_value') return issue.message
  const given = valueAt(input, issue.path)
  const said = given === undefined ? 'nothing was given' : `${JSON.stringify(given).slice(0, 60)} is none of them`
  return `${said}: ${issue.values.map(String).join(', ')}`
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input)
