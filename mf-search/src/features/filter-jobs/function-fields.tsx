import { Checkbox, color, IconButton } from '@jobspan/shared-kit/design'
import { useFormat, useText } from '@jobspan/shared-kit/i18n'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { toggle } from '../../search-state/search-filters.ts'
import type { GroupProps } from './filter-group-fields.tsx'

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

/** Categories of work and, below each, its functions. A whole category and some of its functions never stand side by side. */
export const FunctionFields = ({ draft, options, facets, onChange }: GroupProps) => {
  const t = useText('mf-search')
  const format = useFormat()
  const [open, setOpen] = useState<number[]>(() =>
    options.main_functions
      .filter((main) => main.children?.some((child) => draft.job_function_ids.includes(child.id)))
      .map((main) => main.id),
  )
  return (
    <List>
      {options.main_functions.map((main) => {
        const children = main.children ?? []
        const childIds = children.map((child) => child.id)
        const some = childIds.some((id) => draft.job_function_ids.includes(id))
        const whole = draft.main_functions.includes(main.id)
        const isOpen = open.includes(main.id)
        const without = draft.job_function_ids.filter((id) => !childIds.includes(id))
        return (
          <li key={main.id}>
            <Row>
              <Checkbox
                label={main.value}
                count={facets && format.number(facets.main_functions[main.id] ?? 0)}
                checked={whole}
                indeterminate={!whole && some}
                onChange={() =>
                  onChange({ main_functions: toggle(draft.main_functions, main.id), job_function_ids: without })
                }
              />
              {children.length > 0 && (
                <IconButton
                  glyph={isOpen ? ChevronUp : ChevronDown}
                  label={t('filter.functionsOf', { name: main.value })}
                  expanded={isOpen}
                  onClick={() => setOpen(toggle(open, main.id))}
                />
              )}
            </Row>
            {isOpen && (
              <Inner>
                {children.map((child) => (
                  <li key={child.id}>
                    <Checkbox
                      label={child.value}
                      count={facets && format.number(facets.job_function_ids[child.id] ?? 0)}
                      checked={whole || draft.job_function_ids.includes(child.id)}
                      onChange={() =>
                        onChange(
                          whole
                            ? {
                                main_functions: toggle(draft.main_functions, main.id),
                                job_function_ids: [...without, ...childIds.filter((id) => id !== child.id)],
                              }
                            : { job_function_ids: toggle(draft.job_function_ids, child.id) },
                        )
                      }
                    />
                  </li>
                ))}
              </Inner>
            )}
          </li>
        )
      })}
    </List>
  )
}
