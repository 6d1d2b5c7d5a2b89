import { Icon } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { FilterPill } from './filter-row.ts'
import type { FilterOpener } from './use-filter-overlay.ts'

type Props = {
  name: string
  /** How many choices of it are made. */
  count: number
  opener: FilterOpener
  isOpen: boolean
  isOn?: boolean
}

const useNameWithCount = (name: string, count: number) => {
  const t = useTranslations('mf-search')
  return count > 0 ? t('filter.nameWithCount', { name, count }) : name
}

/** The pill of a filter that opens. */
export const OpeningPill = ({ name, count, opener, isOpen, isOn = count > 0 }: Props) => (
  <FilterPill type="button" $on={isOn} aria-haspopup="dialog" aria-expanded={isOpen} {...opener}>
    {useNameWithCount(name, count)}
    <Icon glyph={ChevronDown} size={16} />
  </FilterPill>
)

/** The pill of the sheet with all filters. */
export const AllFiltersPill = ({ count, opener }: Pick<Props, 'count' | 'opener'>) => {
  const t = useTranslations('mf-search')
  return (
    <FilterPill type="button" $on={count > 0} aria-haspopup="dialog" {...opener}>
      <Icon glyph={SlidersHorizontal} size={16} />
      {useNameWithCount(t('filter.all'), count)}
    </FilterPill>
  )
}
