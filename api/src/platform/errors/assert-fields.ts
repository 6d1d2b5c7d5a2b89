import { ApiError } from './api-error.ts'

/** Refuses a body (422) and names what is wrong with which field; does nothing where no field has a problem. */
export const assertFieldsValid = (errors: Record<string, string | false>): void => {
  const found = Object.entries(errors).flatMap(([name, error]) => (error === false ? [] : [[name, [error]]]))
  if (found.length > 0) throw new ApiError('validationFailed', { status: 422, fields: Object.fromEntries(found) })
}
