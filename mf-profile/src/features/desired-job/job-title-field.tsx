import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { LazyCombobox } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { configListQuery } from '../../profile/config-list-query.ts'

const maxSuggestions = 7

/** Without case and accents, so that `muhendis` finds Mühendis. */
const fold = (text: string) =>
  text.toLocaleLowerCase('en').normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')

/** Titles that begin with what was typed, then those that hold it. */
const findMatchingTitles = (titles: readonly { id: number; value: string }[], typed: string) => {
  const wanted = fold(toCleanLine(typed))
  if (wanted === '') return []
  const found = titles.map((title) => ({ title, at: fold(title.value).indexOf(wanted) })).filter(({ at }) => at >= 0)
  return found
    .toSorted((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, maxSuggestions)
    .map(({ title }) => ({ id: String(title.id), label: title.value }))
}

/** A job title: any words, with the titles of the list at hand, which is fetched when somebody comes to the field. */
export function JobTitleField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (title: string) => void
}) {
  const t = useTranslations('mf-profile')
  const { api, locale } = usePlatform()
  const [isNear, setNear] = useState(false)
  const titles = useQuery({ ...configListQuery(api, locale.language, 'function_titles'), enabled: isNear })
  const known = titles.data ?? []
  // Once one of them stands there the list goes away: it would lie over the next question, and hide it from screen readers.
  const items = known.some((title) => title.value === value) ? [] : findMatchingTitles(known, value)
  return (
    <LazyCombobox
      label={t('job.title')}
      hint={t('job.titleHint')}
      name="job_title"
      value={value}
      error={error}
      onFocus={() => setNear(true)}
      onChange={onChange}
      groups={items.length > 0 ? [{ id: 'titles', items }] : []}
    />
  )
}
