import type { SigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import { Badge } from '@jobspan/shared-kit/design'
import { Monospace } from '../../components/monospace.tsx'
import { Table } from '../../components/table.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useConsoleText } from '../../texts.ts'
import { KeyActions } from './key-actions.tsx'

const tones = { next: 'warning', active: 'success', former: 'neutral', retired: 'danger' } as const

/** Keys that documents list. `mayChange` adds what can be done with each. */
export function KeysTable({ keys, mayChange }: { keys: readonly SigningKey[]; mayChange: boolean }) {
  const t = useConsoleText()
  // The key that signs waits for its successor: nothing can be done with it.
  const hasActions = mayChange && keys.some(({ state }) => state !== 'active')
  return (
    <Table
      label={t('keys.title')}
      columns={[t('keys.state'), t('keys.key'), t('keys.since'), ...(hasActions ? [t('people.actions')] : [])]}
    >
      {keys.map((key) => (
        <tr key={key.kid}>
          <td>
            <Badge tone={tones[key.state]}>{t(`keys.${key.state}`)}</Badge>
          </td>
          <th scope="row">
            <Monospace>{key.kid}</Monospace>
          </th>
          <td>
            <Timestamp at={key.changed_at} />
          </td>
          {hasActions && (
            <td>
              <KeyActions signingKey={key} />
            </td>
          )}
        </tr>
      ))}
    </Table>
  )
}
