import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { LazyDrawer } from '@jobspan/shared-kit/design'
import { type ReactNode, useState } from 'react'
import { useRemoteName } from '../../components/use-remote-name.ts'
import { useConsoleText } from '../../texts.ts'
import { type ActionName, CellActions } from './cell-actions.tsx'
import { CellFacts } from './cell-facts.tsx'
import { ChangeForm } from './change-form.tsx'
import { type Draft, newDraft } from './draft.ts'

/** One remote in one country: how it is, what may be done, and the doing, without leaving the matrix. */
export function CellPanel({
  cell,
  remoteCells,
  scheduledChanges,
  lastChange,
  onClose,
}: {
  cell: Cell | undefined
  /** The same remote in every country. */
  remoteCells: readonly Cell[]
  /** What is scheduled for the cell. */
  scheduledChanges: ReactNode
  /** What was last changed in a cell, and the way back. */
  lastChange: (cell: Cell) => ReactNode
  onClose: () => void
}) {
  const t = useConsoleText()
  const nameOf = useRemoteName()
  const [shown, setShown] = useState(cell)
  const [initialDraft, setBegun] = useState<Draft | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [lastAction, setLeft] = useState<ActionName | null>(null)
  // The panel closes over the last cell, and follows an open one as it changes.
  if (cell && cell !== shown) setShown(cell)
  if (!shown) return null
  const close = () => {
    setDraft(null)
    setLeft(null)
    onClose()
  }
  return (
    <LazyDrawer
      open={cell !== undefined}
      onClose={close}
      dismissable={draft === null || draft === initialDraft}
      title={t('cell.title', { remote: nameOf(shown.remote), country: countryName(shown.country) })}
    >
      {draft ? (
        <ChangeForm
          remote={shown.remote}
          remoteCells={remoteCells}
          draft={draft}
          onChange={setDraft}
          onLeave={() => setDraft(null)}
          onDone={close}
        />
      ) : (
        <>
          <CellFacts cell={shown} lastChange={lastChange(shown)} />
          {scheduledChanges}
          <CellActions
            cell={shown}
            returnFocusTo={lastAction}
            onChoose={(name, kind, build) => {
              setLeft(name)
              const next = newDraft(kind, shown, build)
              setBegun(next)
              setDraft(next)
            }}
          />
        </>
      )}
    </LazyDrawer>
  )
}
