import { canUndo } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Heading, Inline, Stack, Text } from '@jobspan/shared-kit/design'
import { Timestamp } from '../../components/timestamp.tsx'
import { usePerson } from '../../operations/get-me.ts'
import { useAudit } from '../../operations/list-audit.ts'
import { useConsoleText } from '../../texts.ts'
import { useAuditEntryLabel } from './audit-entry-label.ts'
import { UndoButton } from './undo-button.tsx'

/** What was last changed in one country, by whom and why, with the way back beside it for who may go it. */
export function LastChange({ cell }: { cell: Cell }) {
  const t = useConsoleText()
  const person = usePerson()
  const entryLabel = useAuditEntryLabel()
  const { remote, country, updated_at, updated_by, halted } = cell
  const row = useAudit({ remote, country }).data?.rows.find(({ cells }) => cells.length > 0)
  if (!updated_at || !updated_by) return null
  // Why a gradual release was stopped stands above, with its figures.
  const reason = halted && row?.action === 'halt' ? '' : row?.reason
  return (
    <section>
      <Inline justify="between" gap={8}>
        <Stack gap={4}>
          <Heading level={3} size={16}>
            {t('cell.lastChange')}
          </Heading>
          {row && (
            <Text size={15}>
              {[entryLabel(row).action, entryLabel(row).what].filter((words) => words !== '').join(' · ')}
            </Text>
          )}
          <Text size={15} tone="soft" direction="auto">
            {row?.actor ?? updated_by} · <Timestamp at={row?.at ?? updated_at} />
            {reason && <>: {reason}</>}
          </Text>
        </Stack>
        {row && canUndo(person, remote, row.cells) && <UndoButton sequence={row.sequence} />}
      </Inline>
    </section>
  )
}
