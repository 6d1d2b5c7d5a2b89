import { color, Icon, Text } from '@jobspan/shared-kit/design'
import { Check, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { MarkedList } from './marked-list.tsx'

const Mark = styled.span<{ $soft: boolean }>`
  padding-block-start: 3px;
  color: ${({ $soft }) => ($soft ? color.inkSoft : color.accentStrong)};
`

type Props = {
  lines: readonly string[]
  glyph?: LucideIcon
  /** Icons in the colour of secondary text. */
  soft?: boolean
  size?: 15 | 16
  gap?: 8 | 12
  label?: string
}

/** Short lines, each behind the same icon, by default a check mark. */
export function IconList({ lines, glyph = Check, soft = false, size = 16, gap = 8, label }: Props) {
  return (
    <MarkedList role="list" aria-label={label} $gap={gap}>
      {lines.map((line) => (
        <li key={line}>
          <Mark $soft={soft}>
            <Icon glyph={glyph} size={18} />
          </Mark>
          <Text as="span" size={size}>
            {line}
          </Text>
        </li>
      ))}
    </MarkedList>
  )
}
