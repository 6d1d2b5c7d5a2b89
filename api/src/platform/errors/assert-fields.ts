import { ApiError } from './api-error.ts'

/** Refuses a body (422) and names what is wrong with which field; does nothing where no field has a problem. */
export const assertFieldsValid = (problems: Record<string, string | false>): void => {
  const found = Object.entries(problems).flatMap(([name, problem]) => (problem === false ? [] : [[name, [problem]]]))
  if (found.length > 0) throw new ApiError('validationFailed', { status: 422, fields: Object.fromEntries(found) })
}
