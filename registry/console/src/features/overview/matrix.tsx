import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { color, fontSize, motion, radius, TextLink } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { addresses, cellKey } from '../../addresses.ts'
import { CountryLabel } from '../../components/country-label.tsx'
import { scrollShadow } from '../../components/scroll-shadow.ts'
import { useRemoteName } from '../../components/use-remote-name.ts'
import { useConsoleText } from '../../texts.ts'
import { CellSummary, useCellLabel } from './cell-summary.tsx'
import { useGridNavigation } from './use-grid-navigation.ts'

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  ${scrollShadow(color.surface)}
`
const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${fontSize[15]};

  th {
    padding: 8px 16px;
    text-align: start;
    font-weight: 600;
    white-space: nowrap;
    background: ${color.surface};
  }

  thead a {
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
  }

  tbody th {
    font-weight: 500;
  }

  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 11rem;
    border-inline-end: 1px solid ${color.line};
  }

  tbody tr > * {
    border-block-start: 1px solid ${color.line};
  }

  td {
    padding: 2px;
    min-inline-size: 10rem;
  }
`
const Press = styled.button`
  inline-size: 100%;
  min-block-size: 40px;
  padding-inline: 12px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.feedback};

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-expanded='true'] {
    background: ${color.accentWash};
  }
`
const Absent = styled.span`
  display: block;
  padding-inline: 12px;
  color: ${color.inkFaint};
`

type Row = { country: string; cells: readonly (Cell | undefined)[] }

/** Countries down, remotes across. One stop for Tab; arrow keys, Home and End walk, Enter opens. */
export function Matrix({
  remotes,
  rows,
  scheduled,
  open,
  onOpen,
}: {
  remotes: readonly string[]
  rows: readonly Row[]
  /** Keys of the cells that something is scheduled for. */
  scheduled: ReadonlySet<string>
  /** Key of the cell whose panel is open. */
  open: string | null
  onOpen: (key: string) => void
}) {
  const t = useConsoleText()
  const label = useCellLabel()
  const nameOf = useRemoteName()
  const keys = rows.map(({ cells }) => cells.map((cell) => (cell ? cellKey(cell.remote, cell.country) : null)))
  const grid = useGridNavigation(keys)
  return (
    <Scroll>
      <Grid role="grid" aria-label={t('overview.matrix')} aria-readonly onKeyDown={grid.onKeyDown} ref={grid.ref}>
        <thead>
          <tr>
            <th scope="col">{t('overview.country')}</th>
            {remotes.map((name) => (
              <th scope="col" key={name}>
                <TextLink href={addresses.remote(name)} tone="quiet">
                  {nameOf(name)}
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ country, cells }) => (
            <tr key={country}>
              <th scope="row">
                <CountryLabel country={country} />
              </th>
              {cells.map((cell, column) => {
                const name = remotes[column] as string
                const key = cellKey(name, country)
                return (
                  <td key={name}>
                    {cell ? (
                      <Press
                        type="button"
                        data-cell={key}
                        tabIndex={grid.stop === key ? 0 : -1}
                        aria-label={label(cell, scheduled.has(key))}
                        aria-haspopup="dialog"
                        aria-expanded={open === key}
                        onFocus={() => grid.setStop(key)}
                        onClick={() => onOpen(key)}
                      >
                        <CellSummary cell={cell} isScheduled={scheduled.has(key)} />
                      </Press>
                    ) : (
                      <Absent aria-hidden>–</Absent>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  )
}
