import type { Cell, ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { Button, EmptyState, SkeletonBlock, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { addresses, cellKey, parseCellKey } from '../addresses.ts'
import { isFocusFree } from '../components/focus-main.ts'
import { Monospace } from '../components/monospace.tsx'
import { PageHead } from '../components/page-head.tsx'
import { QueryView } from '../components/query-view.tsx'
import { useIsWideScreen } from '../components/use-is-wide-screen.ts'
import { countryKeys } from '../countries.ts'
import { LastChange } from '../features/audit/last-change.tsx'
import { CellPanel } from '../features/cell/cell-panel.tsx'
import { needsAttention } from '../features/overview/cell-status.ts'
import { Legend } from '../features/overview/legend.tsx'
import { Matrix } from '../features/overview/matrix.tsx'
import { type OverviewFilter, OverviewFilters } from '../features/overview/overview-filters.tsx'
import { RemoteLists } from '../features/overview/remote-lists.tsx'
import { CellSchedule } from '../features/schedule/cell-schedule.tsx'
import { useOverview } from '../operations/get-overview.ts'
import { useScheduled } from '../operations/list-scheduled.ts'
import { useConsoleText } from '../texts.ts'

type Remote = { name: string; cells: readonly Cell[] }

const filtered = (remotes: readonly Remote[], { remote, country, attention }: OverviewFilter): Remote[] =>
  remotes
    .filter(({ name }) => remote === '' || name === remote)
    .map(({ name, cells }) => ({
      name,
      cells: cells
        .filter((cell) => country === '' || cell.country === country)
        .filter((cell) => !attention || needsAttention(cell))
        .toSorted((a, b) => countryKeys.indexOf(a.country) - countryKeys.indexOf(b.country)),
    }))
    .filter(({ cells }) => cells.length > 0)

/** What is still to come in a cell, soonest first. */
const toComeIn = (scheduled: readonly ScheduledChange[], key: string | null) =>
  scheduled
    .filter(({ request }) => request.countries.some((country) => cellKey(request.remote, country) === key))
    .toSorted((a, b) => a.at.localeCompare(b.at))

/** Filter and open cell, which stand in the URL. */
const useOverviewSearch = () => {
  const [search, setSearch] = useSearchParams()
  const filter: OverviewFilter = {
    remote: search.get('remote') ?? '',
    country: search.get('country') ?? '',
    attention: search.get('attention') === '1',
  }
  const set = (values: Record<string, string>, replace = true) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace })
  }
  return { filter, openKey: search.get('cell'), set }
}

const useFocusOpenCell = (openKey: string | null, isKnown: boolean) =>
  useLayoutEffect(() => {
    // Opened by its address: the panel gives the focus back to what had it before, so the cell is to have it first.
    if (isKnown && openKey && isFocusFree())
      document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(openKey)}"]`)?.focus({ preventScroll: true })
  }, [isKnown, openKey])

/** Every remote in every country; filter and open cell stand in the address. */
export function OverviewPage() {
  const t = useConsoleText()
  const { filter, openKey, set } = useOverviewSearch()
  const overview = useOverview()
  const scheduled = useScheduled().data ?? []
  const place = parseCellKey(openKey)
  const all = overview.data?.remotes ?? []
  const openCell = all
    .find(({ name }) => name === place?.remote)
    ?.cells.find(({ country }) => country === place?.country)
  useFocusOpenCell(openKey, openCell !== undefined)
  return (
    <Stack gap={16}>
      <PageHead
        title={t('overview.title')}
        lead={t('overview.lead')}
        actions={
          <TextLink href={addresses.remote(shellRemoteName, 'errors')} tone="quiet">
            {t('errors.toSite')}
          </TextLink>
        }
      />
      <QueryView query={overview} skeleton={<SkeletonBlock height="60vh" />}>
        {({ remotes }) =>
          remotes.length === 0 ? (
            <EmptyState
              title={t('overview.none')}
              body={
                <Text tone="soft">
                  {t('overview.noneBody')} <Monospace>{t('overview.noneCommand')}</Monospace>
                </Text>
              }
            />
          ) : (
            <Stack gap={16}>
              <OverviewFilters
                filter={filter}
                remotes={remotes.map(({ name }) => name)}
                attention={remotes.flatMap(({ cells }) => cells).filter(needsAttention).length}
                onChange={({ remote, country, attention }) => set({ remote, country, attention: attention ? '1' : '' })}
              />
              <Legend />
              <Cells
                remotes={filtered(remotes, filter)}
                startOpen={filter.country !== '' || filter.attention}
                scheduled={
                  new Set(
                    scheduled.flatMap(({ request }) =>
                      request.countries.map((country) => cellKey(request.remote, country)),
                    ),
                  )
                }
                open={openKey}
                onOpen={(cell) => set({ cell }, false)}
                onClear={() => set({ remote: '', country: '', attention: '' })}
              />
            </Stack>
          )
        }
      </QueryView>
      <CellPanel
        cell={openCell}
        remoteCells={all.find(({ name }) => name === place?.remote)?.cells ?? []}
        lastChange={(cell) => <LastChange cell={cell} />}
        scheduledChanges={<CellSchedule items={toComeIn(scheduled, openKey)} />}
        onClose={() => set({ cell: '' })}
      />
    </Stack>
  )
}

function Cells({
  remotes,
  startOpen,
  scheduled,
  open,
  onOpen,
  onClear,
}: {
  remotes: readonly Remote[]
  startOpen: boolean
  /** Keys of the cells that something is scheduled for. */
  scheduled: ReadonlySet<string>
  open: string | null
  onOpen: (key: string) => void
  onClear: () => void
}) {
  const t = useConsoleText()
  const wide = useIsWideScreen()
  if (remotes.length === 0) {
    return (
      <EmptyState
        title={t('overview.nothingFits')}
        body={t('overview.nothingFitsBody')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('overview.clear')}
          </Button>
        }
      />
    )
  }
  if (!wide) return <RemoteLists {...{ remotes, startOpen, scheduled, open, onOpen }} />
  const shown = countryKeys.filter((key) => remotes.some(({ cells }) => cells.some(({ country }) => country === key)))
  return (
    <Matrix
      remotes={remotes.map(({ name }) => name)}
      rows={shown.map((country) => ({
        country,
        cells: remotes.map(({ cells }) => cells.find((cell) => cell.country === country)),
      }))}
      scheduled={scheduled}
      open={open}
      onOpen={onOpen}
    />
  )
}
