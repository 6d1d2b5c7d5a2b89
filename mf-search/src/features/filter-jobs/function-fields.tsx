import type { ConfigEntry } from '@jobspan/shared-kit/contracts/config/config'
import { Checkbox, color, IconButton } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { OptionLabel } from '../../filter-pill/option-label.tsx'
import { toggle } from '../../search-state/toggle.ts'
import type { GroupProps } from './group-props.ts'
import {
  hasChosenIn,
  hasChosenTitleOf,
  type JobFunction,
  toggleCategory,
  toggleFunction,
  toggleTitle,
} from './job-function-selection.ts'
import { useFilterTexts } from './use-filter-texts.ts'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 4px;
`

const Inner = styled(List)`
  margin-inline-start: 10px;
  padding-inline-start: 22px;
  border-inline-start: 1px solid ${color.line};
`

/** Categories of work, below each its functions, and below a chosen function its titles. */
export const FunctionFields = (props: GroupProps) => {
  const { draft, options, facets, onChange } = props
  const tFilter = useFilterTexts()
  const format = useFormat()
  const [open, setOpen] = useState<number[]>(() =>
    options.main_functions.filter((main) => hasChosenIn(draft, main)).map((main) => main.id),
  )
  // A function's titles stay when the last of them is unticked: the list would vanish from under the finger.
  const [pinnedOpenIds, setPinned] = useState<number[]>([])
  return (
    <List>
      {options.main_functions.map((main) => {
        const isFullySelected = draft.main_functions.includes(main.id)
        const isOpen = open.includes(main.id)
        return (
          <li key={main.id}>
            <Row>
              <Checkbox
                label={<OptionLabel label={main.value} count={facets && (facets.main_functions[main.id] ?? 0)} />}
                count={facets && format.number(facets.main_functions[main.id] ?? 0)}
                checked={isFullySelected}
                indeterminate={!isFullySelected && hasChosenIn(draft, main)}
                onChange={() => {
                  setPinned(pinnedOpenIds.filter((id) => !main.children?.some((child) => child.id === id)))
                  onChange(toggleCategory(draft, main))
                }}
              />
              {main.children && main.children.length > 0 && (
                <IconButton
                  glyph={isOpen ? ChevronUp : ChevronDown}
                  label={tFilter('filter.functionsOf', { name: main.value })}
                  expanded={isOpen}
                  onClick={() => setOpen(toggle(open, main.id))}
                />
              )}
            </Row>
            {isOpen && (
              <Inner>
                {main.children?.map((child) => (
                  <FunctionRow
                    key={child.id}
                    {...props}
                    main={main}
                    child={child}
                    pinnedOpenIds={pinnedOpenIds.includes(child.id)}
                    onKeepOpen={(keep) =>
                      setPinned([...pinnedOpenIds.filter((id) => id !== child.id), ...(keep ? [child.id] : [])])
                    }
                  />
                ))}
              </Inner>
            )}
          </li>
        )
      })}
    </List>
  )
}

const FunctionRow = ({
  draft,
  facets,
  onChange,
  main,
  child,
  pinnedOpenIds,
  onKeepOpen,
}: GroupProps & {
  main: ConfigEntry
  child: JobFunction
  pinnedOpenIds: boolean
  onKeepOpen: (keep: boolean) => void
}) => {
  const format = useFormat()
  const isFullySelected = draft.main_functions.includes(main.id) || draft.job_function_ids.includes(child.id)
  const hasSelectedTitle = hasChosenTitleOf(draft, child)
  const isOpen = pinnedOpenIds || hasSelectedTitle || draft.job_function_ids.includes(child.id)
  const counts = facets?.function_job_title_ids
  return (
    <li>
      <Checkbox
        label={<OptionLabel label={child.value} count={facets && (facets.job_function_ids[child.id] ?? 0)} />}
        count={facets && format.number(facets.job_function_ids[child.id] ?? 0)}
        checked={isFullySelected}
        indeterminate={!isFullySelected && hasSelectedTitle}
        onChange={() => {
          onKeepOpen(false)
          onChange(toggleFunction(draft, main, child))
        }}
      />
      {isOpen && (
        <Inner>
          {child.job_titles?.map((title) => (
            <li key={title.id}>
              <Checkbox
                label={<OptionLabel label={title.value} count={counts && (counts[title.id] ?? 0)} />}
                count={counts && format.number(counts[title.id] ?? 0)}
                checked={isFullySelected || draft.function_job_title_ids.includes(title.id)}
                onChange={() => {
                  onKeepOpen(true)
                  onChange(toggleTitle(draft, main, child, title.id))
                }}
              />
            </li>
          ))}
        </Inner>
      )}
    </li>
  )
}
