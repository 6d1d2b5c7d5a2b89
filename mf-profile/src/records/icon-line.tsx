import { color, Icon } from '@jobspan/shared-kit/design'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px;
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  line-height: 1.45;
  overflow-wrap: anywhere;

  /* The glyph stands in the middle of the first line. */
  & > :first-child {
    margin-block-start: calc((1.45em - 18px) / 2);
  }
`

/** A line of small text behind a glyph that says what it is about. */
export function IconLine({ glyph, children }: { glyph: LucideIcon; children: ReactNode }) {
  return (
    <Line>
      <Icon glyph={glyph} size={18} />
      <span>{children}</span>
    </Line>
  )
}
