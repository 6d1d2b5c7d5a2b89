import { color, fontSize, Icon, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { Minus, Pencil, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Monospace } from '../../components/monospace.tsx'
import { usePartLabels } from '../../components/use-part-label.ts'
import { emptyValue, formatByteDifference } from '../../format-number.ts'
import { useConsoleText } from '../../texts.ts'
import { type Difference, isSame } from './compare-releases.ts'

const glyphs = { added: Plus, removed: Minus, changed: Pencil } as const
const inks = { added: color.success, removed: color.danger, changed: color.info } as const

const List = styled.ul`
  display: grid;
  gap: 4px;
  font-size: ${fontSize[15]};
`
const Line = styled.li<{ $kind: keyof typeof glyphs }>`
  display: flex;
  align-items: baseline;
  gap: 8px;

  svg {
    flex: none;
    align-self: center;
    color: ${({ $kind }) => inks[$kind]};
  }
`

const from = (before: string | null, after: string | null) => `${before ?? emptyValue} → ${after ?? emptyValue}`

/** What a release changed over the one before it, which is told by its day. */
export function DifferenceList({ difference, before }: { difference: Difference; before: string }) {
  const t = useConsoleText()
  const partLabels = usePartLabels()
  if (isSame(difference)) {
    return (
      <Text size={15} tone="soft">
        {t('releases.same', { before })}
      </Text>
    )
  }
  const { routes, slots, pageBytes, contract, shared } = difference
  return (
    <>
      <VisuallyHidden>{t('releases.changes', { before })}</VisuallyHidden>
      <List role="list">
        {(['added', 'removed'] as const).flatMap((kind) => [
          ...partLabels({ routes: routes[kind], slots: slots[kind] }).map((part) => (
            <Entry key={`${kind} ${part}`} kind={kind}>
              {part}
            </Entry>
          )),
        ])}
        {contract && (
          <Entry kind="changed">
            {t('releases.contract')} <Monospace>{from(contract.before, contract.after)}</Monospace>
          </Entry>
        )}
        {shared.map(({ name, before: old, after }) => (
          <Entry key={name} kind="changed">
            <Monospace>{name}</Monospace> {from(old, after)}
          </Entry>
        ))}
        {pageBytes !== 0 && (
          <Entry kind="changed">
            {t('releases.heaviest')} {formatByteDifference(pageBytes)}
          </Entry>
        )}
      </List>
    </>
  )
}

function Entry({ kind, children }: { kind: keyof typeof glyphs; children: ReactNode }) {
  const t = useConsoleText()
  return (
    <Line $kind={kind}>
      <Icon glyph={glyphs[kind]} size={16} label={t(`releases.${kind}`)} />
      <span>{children}</span>
    </Line>
  )
}
