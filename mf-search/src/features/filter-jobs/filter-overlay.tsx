import { color, fontSize, Icon, motion } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { FilterFrame } from '../../filter-pill/filter-frame.tsx'
import { clearGroup } from '../../search-state/clear-filters.ts'
import { facetsQuery } from '../../search-state/facets-query.ts'
import { filterOptionsQuery } from '../../search-state/filter-options-query.ts'
import { changeSearch, countInGroup } from '../../search-state/search-filters.ts'
import type { SearchState } from '../../search-state/search-state.ts'
import { FilterGroupFields } from './filter-group-fields.tsx'
import type { PanelGroup } from './panel-group.ts'
import { useFilterTexts } from './use-filter-texts.ts'

export type { PanelGroup }

export type FilterOverlayProps = {
  state: SearchState
  groups: PanelGroup[]
  title: string
  /** The pill that a popover hangs below; without it this is a sheet. */
  anchor: HTMLElement | null
  onApply: (state: SearchState) => void
  onClose: () => void
}

const Group = styled.details`
  border-block-end: 1px solid ${color.line};

  &[open] {
    padding-block-end: 12px;
  }
`

const Name = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 52px;
  font-size: ${fontSize[16]};
  font-weight: 600;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > span:last-child {
    display: inline-flex;
    color: ${color.inkSoft};
    transition: rotate ${motion.feedback};
  }

  details[open] > & > span:last-child {
    rotate: 180deg;
  }
`

const clear = (draft: SearchState, groups: PanelGroup[]) =>
  groups.reduce(
    (state, group) => (group === 'country' ? changeSearch(state, { country: null }) : clearGroup(state, group)),
    draft,
  )

const CollapsibleGroup = ({
  group,
  draft,
  open,
  children,
}: {
  group: PanelGroup
  draft: SearchState
  open: boolean
  children: ReactNode
}) => {
  const t = useTranslations('mf-search')
  const tFilter = useFilterTexts()
  const count = group === 'country' ? 0 : countInGroup(draft, group)
  return (
    <Group open={open}>
      <Name>
        {count > 0
          ? t('filter.nameWithCount', { name: tFilter(`filter.${group}`), count })
          : tFilter(`filter.${group}`)}
        <span>
          <Icon glyph={ChevronDown} />
        </span>
      </Name>
      {children}
    </Group>
  )
}

/**
 * The choices of one filter (popover) or of all (sheet). Nothing is searched until the visitor says so; the button tells
 * beforehand how many jobs there will be.
 */
export const FilterOverlay = ({ state, groups, title, anchor, onApply, onClose }: FilterOverlayProps) => {
  const tFilter = useFilterTexts()
  const format = useFormat()
  const { api, locale } = usePlatform()
  const [draft, setDraft] = useState(state)
  // What is set stands open; the rest is one line each, so that the whole sheet can be overlooked.
  const [opened] = useState(() => groups.filter((group) => group !== 'country' && countInGroup(state, group) > 0))
  const options = useQuery(filterOptionsQuery(api, locale, draft.country))
  const facets = useQuery({ ...facetsQuery(api, draft), placeholderData: keepPreviousData })
  const total = facets.data?.total
  const number = total === undefined ? '' : format.count(total, facets.data?.is_approximate)

  const fieldsOf = (group: PanelGroup) =>
    options.data && (
      <FilterGroupFields
        group={group}
        draft={draft}
        options={options.data}
        facets={facets.data}
        onChange={(change) => setDraft(changeSearch(draft, change))}
      />
    )
  const sections =
    groups.length === 1 && groups[0]
      ? fieldsOf(groups[0])
      : groups.map((group) => (
          <CollapsibleGroup key={group} group={group} draft={draft} open={opened.includes(group)}>
            {fieldsOf(group)}
          </CollapsibleGroup>
        ))
  return (
    <FilterFrame
      title={title}
      anchor={anchor}
      onClose={onClose}
      onApply={() => onApply(draft)}
      clear={{ label: tFilter('filter.clear'), onPress: () => setDraft(clear(draft, groups)) }}
      applyLabel={total === undefined ? tFilter('filter.show') : tFilter('filter.showJobs', { count: total, number })}
      failure={options.isError ? { title: tFilter('filter.failed'), retry: () => void options.refetch() } : undefined}
    >
      {options.data && sections}
    </FilterFrame>
  )
}
