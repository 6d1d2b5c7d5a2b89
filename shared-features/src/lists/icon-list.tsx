import { color, Icon, space, Text } from '@jobspan/shared-kit/design'
import { Check, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'

const List = styled.ul<{ $gap: 8 | 12 }>`
  display: grid;
  gap: ${({ $gap }) => space[$gap]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[8]};
  }
`
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
    <List role="list" aria-label={label} $gap={gap}>
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
    </List>
  )
}
