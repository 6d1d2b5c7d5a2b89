import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import type { FieldMessages } from './use-draft-form.ts'

/** What a check of zod answers, as far as forms read it. */
type Checked = {
  success: boolean
  error?:
    | {
        issues: readonly { code: string; path: PropertyKey[]; origin?: string; minimum?: unknown; maximum?: unknown }[]
      }
    | undefined
}

const isName = (field: string) => field === 'first_name' || field === 'last_name'

const isEmpty = (text: string) => toCleanText(text) === ''

/**
 * Says what a contract's own rules find wrong with a form, by field (docs/product-rules.md#form-messages). `required` are fields
 * that the form asks for, though the contract may do without; `rules` says what it means where fields do not fit each other,
 * `invalid` what another kind of value is asked for.
 */
export const useValidationMessages = () => {
  const t = useTranslations('mf-profile')
  const fieldErrorText = useFieldErrorText()
  return <Name extends string>(
    values: Record<Name, string>,
    checked: Checked,
    {
      required = [],
      rules = {},
      invalid = {},
    }: { required?: readonly Name[]; rules?: FieldMessages<Name>; invalid?: FieldMessages<Name> } = {},
  ): FieldMessages<Name> => {
    const messages: FieldMessages<Name> = {}
    for (const name of required) if (isEmpty(values[name])) messages[name] = t('form.required')
    for (const { code, path, origin, minimum, maximum } of checked.error?.issues ?? []) {
      const name = String(path[0]) as Name
      if (messages[name] !== undefined || values[name] === undefined) continue
      if (isEmpty(values[name])) messages[name] = t('form.required')
      else if (code === 'custom' && isName(name)) messages[name] = fieldErrorText('name')
      else if (code === 'custom') messages[name] = rules[name] ?? invalid[name] ?? t('form.invalid')
      else if (origin === 'string' && code === 'too_small') messages[name] = fieldErrorText('tooShort', Number(minimum))
      else if (origin === 'string' && code === 'too_big') messages[name] = fieldErrorText('tooLong', Number(maximum))
      else messages[name] = invalid[name] ?? t('form.invalid')
    }
    return messages
  }
}
