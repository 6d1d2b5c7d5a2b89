import { Checkbox, CheckboxGroup, color, fontSize, Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FilterFrame } from '../../filter-pill/filter-frame.tsx'
import { OptionLabel } from '../../filter-pill/option-label.tsx'
import { filterOptionsQuery } from '../../search-state/filter-options-query.ts'
import { type CompanyGroup, listsOfCompanyGroup } from './company-groups.ts'
import { type CompanyOption, companyFacetsQuery, companyOptionsQuery } from './company-queries.ts'
import { type CompanyList, type CompanySearch, changeCompanySearch } from './company-search.ts'
import { useCompanyTexts } from './company-texts.ts'
import { useCompanyPartsTexts } from './parts-texts/use-company-parts-texts.ts'

export type CompanyFilterOverlayProps = {
  search: CompanySearch
  groups: readonly CompanyGroup[]
  title: string
  /** The pill that a popover hangs below; without it this is a sheet. */
  anchor: HTMLElement | null
  onApply: (search: CompanySearch) => void
  onClose: () => void
}

const Group = styled.section`
  padding-block: 12px;
  border-block-end: 1px solid ${color.line};

  &:last-child {
    border-block-end: 0;
  }
`

const Name = styled.h3`
  margin: 0;
  font-size: ${fontSize[16]};
`

const Industries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin-inline-start: 10px;
    padding-inline-start: 22px;
    border-inline-start: 1px solid ${color.line};
  }
`

/** A list as long as a country's places is not read to its end; those with most companies stand first. */
const maxLocations = 24

const toggle = (list: readonly number[], id: number): number[] =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id]

type Counts = Record<string, number> | undefined
type FieldProps = {
  draft: CompanySearch
  onChange: (change: Partial<CompanySearch>) => void
}

const useOption = () => {
  const format = useFormat()
  return ({ id, value }: { id: number; value: string }, counts: Counts) => {
    const count = counts && (counts[id] ?? 0)
    return {
      label: <OptionLabel label={value} count={count} />,
      count: count === undefined ? undefined : format.number(count),
    }
  }
}

const ListFields = ({
  list,
  label,
  options,
  counts,
  draft,
  onChange,
}: FieldProps & {
  list: Exclude<CompanyList, 'industries' | 'industry_types'>
  label: string
  options: readonly { id: number; value: string }[]
  counts: Counts
}) => {
  const tParts = useCompanyPartsTexts()
  const optionOf = useOption()
  if (options.length === 0) return <Text tone="soft">{tParts('companies.none')}</Text>
  return (
    <CheckboxGroup
      label={label}
      labelHidden
      options={options.map((option) => ({ value: String(option.id), ...optionOf(option, counts) }))}
      value={draft[list].map(String)}
      onChange={(value) => onChange({ [list]: value.map(Number) })}
    />
  )
}

/** Fields of business, and below each its industries once it, or one of them, is ticked. */
const IndustryFields = ({
  types,
  counts,
  draft,
  onChange,
}: FieldProps & { types: readonly CompanyOption[]; counts: { types: Counts; industries: Counts } }) => {
  const optionOf = useOption()
  return (
    <Industries role="list">
      {types.map((type) => {
        const children = type.children ?? []
        const isChosen = draft.industry_types.includes(type.id)
        const isOpen = isChosen || children.some(({ id }) => draft.industries.includes(id))
        return (
          <li key={type.id}>
            <Checkbox
              {...optionOf(type, counts.types)}
              checked={isChosen}
              onChange={() =>
                onChange({
                  industry_types: toggle(draft.industry_types, type.id),
                  industries: draft.industries.filter((id) => !children.some((child) => child.id === id)),
                })
              }
            />
            {isOpen && children.length > 1 && (
              <Industries role="list">
                {children.map((child) => (
                  <li key={child.id}>
                    <Checkbox
                      {...optionOf(child, counts.industries)}
                      checked={isChosen || draft.industries.includes(child.id)}
                      onChange={() =>
                        // Of a field that was ticked as a whole, the others stay.
                        onChange({
                          industry_types: draft.industry_types.filter((id) => id !== type.id),
                          industries: toggle(
                            isChosen ? [...draft.industries, ...children.map(({ id }) => id)] : draft.industries,
                            child.id,
                          ),
                        })
                      }
                    />
                  </li>
                ))}
              </Industries>
            )}
          </li>
        )
      })}
    </Industries>
  )
}

/** The options and counts of the draft, and how to ask for them again. */
const useChoices = (draft: CompanySearch) => {
  const { api, locale } = usePlatform()
  const options = useQuery(companyOptionsQuery(api, locale))
  const filters = useQuery(filterOptionsQuery(api, locale, draft.country))
  const facets = useQuery({ ...companyFacetsQuery(api, draft), placeholderData: keepPreviousData })
  const counts = facets.data?.locations
  // Ticking must not move a row from under the finger, so what was ticked at first stays on top.
  const [first] = useState(draft.locations)
  const locations = (filters.data?.locations ?? [])
    .toSorted(
      (a, b) =>
        Number(first.includes(b.id)) - Number(first.includes(a.id)) || (counts?.[b.id] ?? 0) - (counts?.[a.id] ?? 0),
    )
    .slice(0, maxLocations)
  const known = options.data && filters.data ? { options: options.data, locations } : undefined
  const retry = () => {
    if (options.isError) void options.refetch()
    if (filters.isError) void filters.refetch()
  }
  return { known, facets: facets.data, isFailed: options.isError || filters.isError, retry }
}

type Choices = ReturnType<typeof useChoices>

const GroupFields = ({
  group,
  known: { options, locations },
  facets,
  ...form
}: FieldProps & { group: CompanyGroup; known: NonNullable<Choices['known']>; facets: Choices['facets'] }) => {
  const tCompanies = useCompanyTexts()
  return group === 'industry' ? (
    <IndustryFields
      types={options.industry_types}
      counts={{ types: facets?.industry_types, industries: facets?.industries }}
      {...form}
    />
  ) : (
    <ListFields
      list={group}
      label={tCompanies(`companies.group.${group}`)}
      options={group === 'locations' ? locations : options[group]}
      counts={facets?.[group]}
      {...form}
    />
  )
}

/**
 * The choices of one filter (popover) or of all (sheet), with the number of companies behind each. Nothing is searched until the visitor says so.
 */
export const CompanyFilterOverlay = ({
  search,
  groups,
  title,
  anchor,
  onApply,
  onClose,
}: CompanyFilterOverlayProps) => {
  const tCompanies = useCompanyTexts()
  const tParts = useCompanyPartsTexts()
  const format = useFormat()
  const [draft, setDraft] = useState(search)
  const { known, facets, isFailed, retry } = useChoices(draft)
  const onChange = (change: Partial<CompanySearch>) => setDraft(changeCompanySearch(draft, change))
  const cleared = Object.fromEntries(groups.flatMap(listsOfCompanyGroup).map((list) => [list, []]))
  return (
    <FilterFrame
      title={title}
      anchor={anchor}
      onClose={onClose}
      onApply={() => onApply(draft)}
      clear={{ label: tParts('companies.clear'), onPress: () => onChange(cleared) }}
      applyLabel={
        facets === undefined
          ? tParts('companies.show')
          : tParts('companies.showCount', { count: facets.total, number: format.number(facets.total) })
      }
      failure={isFailed ? { title: tParts('companies.sheetFailed'), retry } : undefined}
    >
      {known &&
        (groups.length === 1 && groups[0] ? (
          <GroupFields group={groups[0]} {...{ known, facets, draft, onChange }} />
        ) : (
          groups.map((group) => (
            <Group key={group}>
              <Name>{tCompanies(`companies.group.${group}`)}</Name>
              <GroupFields group={group} {...{ known, facets, draft, onChange }} />
            </Group>
          ))
        ))}
    </FilterFrame>
  )
}
