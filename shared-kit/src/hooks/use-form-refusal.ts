import { isApiError } from '@jobspan/shared-kit/api'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useCallback } from 'react'
import { type FormFields, isValidationError, placeRefusal } from './place-refusal.ts'

/** Texts of the reasons that contracts state (`readFieldErrors` of the server). Where lengths are meant the answer does not say which. */
const textByReason: Record<string, string> = {
  required: 'field.required',
  not_an_email: 'field.email',
  not_a_phone_number: 'field.phone',
  not_a_name: 'field.name',
  not_a_web_address: 'field.webAddress',
  contact_details: 'field.contactDetails',
  too_short: 'field.short',
  too_long: 'field.long',
}

export type FormRefusal = {
  /** What is wrong, by field of the form. */
  fields: Readonly<Record<string, string | undefined>>
  /** What is said above the form; undefined where fields say all of it. */
  summary: string | undefined
}

/**
 * Says in the visitor's language what the API refused of a form: at its fields, and above it what it has no field for. `toErrorMessage` is the
 * page's own way to say what concerns no field; `texts` what a reason means at a field of the form (`url.required`), or any that has no text here (`url`);
 * `*` stands for all fields.
 *
 * @example
 * const refusal = useFormRefusal()(save.error, formFields.saveThing, toErrorMessage)
 * <TextField error={own ?? refusal.fields.name} />
 */
export const useFormRefusal = () => {
  const t = useTranslations('kit')
  return useCallback(
    (
      error: unknown,
      formFields: FormFields,
      toErrorMessage: (error: unknown) => string | undefined,
      texts: Readonly<Record<string, string | undefined>> = {},
    ): FormRefusal => {
      if (!error) return { fields: {}, summary: undefined }
      const { reasons, others } = placeRefusal(error, formFields)
      const isGeneral = isValidationError(error)
      const toText = (field: string, reason: string) => {
        if (!isGeneral && isApiError(error) && error.message) return error.message
        const stated = texts[`${field}.${reason}`] ?? texts[`*.${reason}`]
        if (stated !== undefined) return stated
        const known = textByReason[reason]
        return known === undefined ? (texts[field] ?? texts['*'] ?? t('field.invalid')) : t(known)
      }
      const fields = Object.fromEntries(
        Object.entries(reasons).map(([field, reason]) => [field, toText(field, reason)]),
      )
      if (others.length > 0 && isGeneral) return { fields, summary: t('field.others') }
      const isSaidThere = Object.keys(reasons).length > 0 && others.length === 0
      return { fields, summary: isSaidThere ? undefined : toErrorMessage(error) }
    },
    [t],
  )
}
