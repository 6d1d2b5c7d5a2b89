import type { FormFields } from '@jobspan/shared-kit/hooks/place-refusal'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type FormEvent, useState } from 'react'
import type { AccountError } from './account-errors.ts'
import { useErrorMessage } from './use-async-action.ts'

type Settings<Field extends string> = {
  /** Texts of what is wrong, by field; empty when the form may be sent. */
  check(values: FormData): Partial<Record<Field, string>>
  send(values: FormData): Promise<void>
  explain(error: unknown): AccountError
  /** Where the form shows what the API refuses. */
  fields: FormFields
}

/** What stands in a form; boxes that are not ticked are left out, as a browser would send it. */
const valuesOf = (form: HTMLFormElement): FormData => {
  const values = new FormData()
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || control.name === '') continue
    if (control.type !== 'checkbox' || control.checked) values.append(control.name, control.value)
  }
  return values
}

/** The first that stands there, not the first that was looked at. */
const focusFirst = (form: HTMLFormElement, errors: object) => {
  const wrong = [...form.elements].find((control) => control instanceof HTMLInputElement && control.name in errors)
  if (wrong instanceof HTMLElement) wrong.focus()
}

/** State of a sign-in or registration form: problems by field, one for the whole form, and whether it is under way. */
export const useSignInForm = <Field extends string>({ check, send, explain, fields }: Settings<Field>) => {
  const t = useTranslations('shell')
  const toErrorMessage = useErrorMessage()
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const toRefusal = useFormRefusal()
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({})
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = valuesOf(form)
    const found = check(values)
    setErrors(found)
    setRefused({})
    setFailure('')
    if (Object.keys(found).length > 0) return focusFirst(form, found)
    setSending(true)
    try {
      await send(values)
    } catch (error) {
      const refusal = toRefusal(error, fields, (other) => toErrorMessage(explain(other)))
      setRefused(refusal.fields)
      setFailure(refusal.summary ?? '')
      focusFirst(form, refusal.fields)
    } finally {
      setSending(false)
    }
  }
  const fieldError = (field: Field) => {
    const text = errors[field]
    return text === undefined ? refused[field] : t(text as string)
  }
  return { submit, fieldError, failure, sending }
}
