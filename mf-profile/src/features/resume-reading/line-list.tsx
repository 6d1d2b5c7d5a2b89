import type { DraftSource } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { color, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { isSameLine } from './source-lines.ts'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: ${space[4]} ${space[8]};
    border-inline-start: 3px solid transparent;
    overflow-wrap: anywhere;
  }

  & > li[data-active] {
    border-inline-start-color: ${color.accent};
    background: ${color.accentWash};
  }
`

/** Lines of a file one below the other, of which one may be marked. */
export function LineList({
  lines,
  active,
}: {
  lines: readonly Pick<DraftSource, 'page' | 'line'>[]
  active?: DraftSource | undefined
}) {
  return (
    <List role="list">
      {lines.map((source, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may say the same line twice.
          key={`${source.page} ${source.line} ${at}`}
          dir="auto"
          data-active={isSameLine({ box: null, ...source }, active) ? '' : undefined}
        >
          {source.line}
        </li>
      ))}
    </List>
  )
}
