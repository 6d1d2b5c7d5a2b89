import { color, Icon, radius } from '@jobspan/shared-kit/design'
import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'

const Box = styled.span<{ $tone: 'plain' | 'danger' }>`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius.control};
  background: ${({ $tone }) => ($tone === 'danger' ? color.dangerWash : color.accentWash)};
  color: ${({ $tone }) => ($tone === 'danger' ? color.danger : color.accentStrong)};
`

/** The mark of a file in a list. */
export function FileIcon({ glyph, tone = 'plain' }: { glyph: LucideIcon; tone?: 'plain' | 'danger' }) {
  return (
    <Box $tone={tone}>
      <Icon glyph={glyph} />
    </Box>
  )
}
