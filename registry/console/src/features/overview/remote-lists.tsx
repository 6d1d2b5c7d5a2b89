import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Badge, Card, color, Icon, minTargetSize, motion, radius, Stack, TextLink } from '@jobspan/shared-kit/design'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { addresses, cellKey, parseCellKey } from '../../addresses.ts'
import { CountryLabel } from '../../components/country-label.tsx'
import { Disclosure } from '../../components/disclosure.tsx'
import { useRemoteName } from '../../components/use-remote-name.ts'
import { useConsoleText } from '../../texts.ts'
import { cellStatusOf, needsAttention } from './cell-status.ts'
import { CellSummary, useCellLabel } from './cell-summary.tsx'

const Press = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8.25rem auto;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 48px;
  padding: 4px;
  border: 0;
  border-block-start: 1px solid ${color.line};
  border-radius: 0;
  background: none;
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.feedback};

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    border-radius: ${radius.control};
    outline-offset: -2px;
  }
`
const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`
const Footer = styled.div`
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${minTargetSize};
  }
`
const Soft = styled.span`
  color: ${color.inkSoft};
`

/** The matrix for a phone: a list of countries for each remote, opened where something needs a look. */
export function RemoteLists({
  remotes,
  startOpen,
  scheduled,
  open,
  onOpen,
}: {
  remotes: readonly { name: string; cells: readonly Cell[] }[]
  startOpen: boolean
  /** Keys of the cells that something is scheduled for. */
  scheduled: ReadonlySet<string>
  /** Key of the cell whose panel is open. */
  open: string | null
  onOpen: (key: string) => void
}) {
  const t = useConsoleText()
  const label = useCellLabel()
  const nameOf = useRemoteName()
  // The list of a cell that was opened by its address, so that there is something to come back to.
  const [first] = useState(() => parseCellKey(open)?.remote)
  return (
    <Stack gap={12}>
      {remotes.map(({ name, cells }) => {
        const on = cells.filter((cell) => ['on', 'halted'].includes(cellStatusOf(cell))).length
        const canaries = cells.filter(({ canary }) => canary !== null).length
        const attention = cells.filter(needsAttention).length
        return (
          <Card key={name} as="section" padding={12} label={nameOf(name)}>
            <Disclosure
              open={startOpen || attention > 0 || name === first || remotes.length === 1 ? true : undefined}
              summary={
                <Head>
                  <strong>{nameOf(name)}</strong>
                  <Soft>{t('overview.onIn', { count: on, all: cells.length })}</Soft>
                  {canaries > 0 && <Badge tone="info">{t('overview.canaryCount', { count: canaries })}</Badge>}
                  {attention > 0 && <Badge tone="warning">{t('overview.attentionCount', { count: attention })}</Badge>}
                </Head>
              }
            >
              {cells.map((cell) => {
                const key = cellKey(cell.remote, cell.country)
                return (
                  <Press
                    key={cell.country}
                    type="button"
                    data-cell={key}
                    aria-label={label(cell, scheduled.has(key))}
                    aria-haspopup="dialog"
                    onClick={() => onOpen(key)}
                  >
                    <CountryLabel country={cell.country} />
                    <CellSummary cell={cell} isScheduled={scheduled.has(key)} />
                    <Icon glyph={ChevronRight} size={18} directional />
                  </Press>
                )
              })}
            </Disclosure>
            <Footer>
              <TextLink href={addresses.remote(name)}>{t('overview.openRemote', { name: nameOf(name) })}</TextLink>
            </Footer>
          </Card>
        )
      })}
    </Stack>
  )
}
