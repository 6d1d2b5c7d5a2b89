import { CheckboxGroup, Text, TextField } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { OptionLabel } from '../../filter-pill/option-label.tsx'
import type { GroupProps } from './group-props.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** A list as long as a country's is only read with something to narrow it. */
const maxLocations = 40
const enoughToSearch = 10

/** Places, those with most jobs first; what is ticked stays on top. */
export const LocationFields = ({ draft, options, facets, onChange }: GroupProps) => {
  const tFilter = useFilterTexts()
  const format = useFormat()
  const [text, setText] = useState('')
  // Ticking must not move a row from under the finger, so the order is that of the first look.
  const [first] = useState(draft.job_locations)
  const wanted = text.trim().toLocaleLowerCase()
  const counts = facets?.job_locations
  const places = options.locations
    .filter((place) => wanted === '' || place.value.toLocaleLowerCase().includes(wanted))
    .toSorted(
      (a, b) =>
        Number(first.includes(b.id)) - Number(first.includes(a.id)) || (counts?.[b.id] ?? 0) - (counts?.[a.id] ?? 0),
    )
    .slice(0, maxLocations)
  return (
    <>
      {options.locations.length > enoughToSearch && (
        <TextField
          label={tFilter('filter.findPlace')}
          labelHidden
          placeholder={tFilter('filter.findPlace')}
          icon={Search}
          type="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {places.length === 0 && <Text tone="soft">{tFilter('filter.noPlace')}</Text>}
      <CheckboxGroup
        label={tFilter('filter.location')}
        labelHidden
        options={places.map((place) => ({
          value: String(place.id),
          label: <OptionLabel label={place.value} count={counts && (counts[place.id] ?? 0)} />,
          count: counts && format.number(counts[place.id] ?? 0),
        }))}
        value={draft.job_locations.map(String)}
        onChange={(value) => {
          const here = new Set(places.map((place) => place.id))
          onChange({ job_locations: [...draft.job_locations.filter((id) => !here.has(id)), ...value.map(Number)] })
        }}
      />
    </>
  )
}
