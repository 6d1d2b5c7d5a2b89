import {
  type ResumeSectionKey,
  resumeSectionKeys,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import { Checkbox, color, IconButton, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
const Legend = styled.legend`
  padding: 0;
  margin-block-end: 4px;
  font-weight: 600;
`
const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    min-block-size: 48px;
    border-block-end: 1px solid ${color.line};
  }
`

/**
 * A row that moves loses the focus, and so does a button that has no further use at either end. `keepFocus` names what of a row takes it after the
 * next change: the first of the selectors that is not disabled.
 */
const useFocusOfMovedRow = (rows: readonly ResumeSectionKey[]) => {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ key: ResumeSectionKey; selectors: readonly string[] }>(undefined)
  useEffect(() => {
    if (!moved.current) return
    const { key, selectors } = moved.current
    moved.current = undefined
    const row = list.current?.children[rows.indexOf(key)]
    for (const selector of selectors) {
      const control = row?.querySelector<HTMLElement>(`${selector}:enabled`)
      if (control) return control.focus()
    }
  })
  return {
    list,
    keepFocus: (key: ResumeSectionKey, selectors: readonly string[]) => {
      moved.current = { key, selectors }
    },
  }
}

/** Which sections a resume shows and in which order: the chosen ones first, those that are left out below. */
export function SectionOrder({
  value,
  error,
  onChange,
}: {
  value: readonly ResumeSectionKey[]
  error: string | undefined
  onChange: (value: ResumeSectionKey[]) => void
}) {
  const t = useTranslations('mf-profile')
  const [announcement, setAnnouncement] = useState('')
  const rows = [...value, ...resumeSectionKeys.filter((key) => !value.includes(key))]
  const { list, keepFocus } = useFocusOfMovedRow(rows)
  const nameOf = (key: ResumeSectionKey) => t(key === 'career_summary' ? 'generated.summary' : `record.${key}.title`)
  const move = (index: number, by: 1 | -1) => {
    const next = [...value]
    const [section] = next.splice(index, 1)
    if (!section) return
    next.splice(index + by, 0, section)
    keepFocus(
      section,
      by === -1 ? ['button:first-of-type', 'button:last-of-type'] : ['button:last-of-type', 'button:first-of-type'],
    )
    setAnnouncement(t('generated.moved', { section: nameOf(section), place: index + by + 1, count: next.length }))
    onChange(next)
  }
  return (
    <Group data-invalid={error ? '' : undefined}>
      <Legend>{t('generated.sections')}</Legend>
      <List role="list" ref={list}>
        {rows.map((key) => {
          const index = value.indexOf(key)
          const isChosen = index >= 0
          return (
            <li key={key}>
              <Checkbox
                label={nameOf(key)}
                checked={isChosen}
                onChange={() => {
                  keepFocus(key, ['input'])
                  onChange(isChosen ? value.filter((other) => other !== key) : [...value, key])
                }}
              />
              <IconButton
                glyph={ArrowUp}
                label={t('generated.moveUp', { section: nameOf(key) })}
                disabled={!isChosen || index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                glyph={ArrowDown}
                label={t('generated.moveDown', { section: nameOf(key) })}
                disabled={!isChosen || index === value.length - 1}
                onClick={() => move(index, 1)}
              />
            </li>
          )
        })}
      </List>
      {error && (
        <div role="alert">
          <Text size={15} tone="danger">
            {error}
          </Text>
        </div>
      )}
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </Group>
  )
}
