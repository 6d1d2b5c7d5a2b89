import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { asksFamilyNameFirst, missingNamePart } from '@jobspan/shared-kit/contracts/members/person-name'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { ChangeEvent } from 'react'

export type NamePart = 'first_name' | 'last_name'

/** What stands for a part that the person has not is nothing to be read or written over. */
const withoutMark = (part: string) => (part === missingNamePart ? '' : part)

export const namePartsOf = (user: SessionUser): Record<NamePart, string> => ({
  first_name: withoutMark(user.first_name),
  last_name: withoutMark(user.last_name),
})

/** Who has one name only need not make up another. */
export const isNameMissing = (part: NamePart, typed: string, user: SessionUser): boolean =>
  toCleanLine(typed) === '' && !(part === 'last_name' && user.last_name === missingNamePart)

/** The parts of a name as the API takes them. */
export const nameOf = (typed: Record<NamePart, string>): Record<NamePart, string> => ({
  first_name: toCleanLine(typed.first_name),
  last_name: toCleanLine(typed.last_name) || missingNamePart,
})

const parts = {
  first_name: { label: 'name.first', autoComplete: 'given-name' },
  last_name: { label: 'name.last', autoComplete: 'family-name' },
} as const

/** First and last name in the order of the language. */
export function NameFields({
  field,
}: {
  field: (part: NamePart) => {
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
}) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const order: NamePart[] = ['first_name', 'last_name']
  return (asksFamilyNameFirst(locale.language) ? order.toReversed() : order).map((part) => (
    <TextField
      key={part}
      name={part}
      label={t(parts[part].label)}
      autoComplete={parts[part].autoComplete}
      {...field(part)}
    />
  ))
}
