import { color, fontSize, Icon, motion } from '@jobspan/shared-kit/design'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Box = styled.details`
  min-inline-size: 0;
`
const Summary = styled.summary`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding-block: 10px;
  font-size: ${fontSize[15]};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

`
/** Beside the first line, however many there are. */
const Arrow = styled.span`
  display: grid;
  flex: none;
  block-size: 24px;
  align-content: center;
  color: ${color.inkSoft};
  transition: rotate ${motion.feedback};

  details[open] > summary > & {
    rotate: 90deg;
  }
`
const Line = styled.span`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 24px;
`
const Body = styled.div`
  padding-block: 4px 16px;
`

/** More on one thing, behind its one line. */
export function Disclosure({
  summary,
  open,
  onToggle,
  children,
}: {
  summary: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}) {
  return (
    <Box open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <Summary>
        <Arrow>
          <Icon glyph={ChevronRight} size={18} directional />
        </Arrow>
        <Line>{summary}</Line>
      </Summary>
      <Body>{children}</Body>
    </Box>
  )
}
