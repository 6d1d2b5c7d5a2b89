import { color, fontSize, Icon } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { Disclosure } from '../../components/disclosure.tsx'
import { useIsWideScreen } from '../../components/use-is-wide-screen.ts'
import { useConsoleText } from '../../texts.ts'
import { canaryGlyph, healthGlyphs, kindGlyphs, scheduledGlyph } from './cell-status.ts'

const entries = [
  ['kind.on', kindGlyphs.on, color.success],
  ['kind.off', kindGlyphs.off, color.inkSoft],
  ['kind.empty', kindGlyphs.empty, color.inkFaint],
  ['legend.canary', canaryGlyph, color.info],
  ['kind.halted', kindGlyphs.halted, color.danger],
  ['legend.watch', healthGlyphs.watch, color.warning],
  ['legend.bad', healthGlyphs.bad, color.danger],
  ['legend.scheduled', scheduledGlyph, color.info],
] as const

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: ${fontSize[13]};
  color: ${color.inkSoft};
`
const Entry = styled.li<{ $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  svg {
    color: ${({ $ink }) => $ink};
  }
`

/** What each shape of the matrix means; on a phone behind one line, as it would push the list itself out of sight. */
export function Legend() {
  const t = useConsoleText()
  const list = (
    <List role="list" aria-label={t('legend.title')}>
      {entries.map(([key, glyph, ink]) => (
        <Entry key={key} $ink={ink}>
          <Icon glyph={glyph} size={16} />
          {t(key)}
        </Entry>
      ))}
    </List>
  )
  return useIsWideScreen() ? list : <Disclosure summary={t('legend.title')}>{list}</Disclosure>
}
