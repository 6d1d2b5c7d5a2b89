import type { ListedShell } from '@jobspan/shared-kit/contracts/registry/releases'
import { Monospace } from '../../components/monospace.tsx'
import { Table } from '../../components/table.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useConsoleText } from '../../texts.ts'

/** Shells that spoke within the last day: who has to know a key before it signs. */
export function ShellsTable({ shells }: { shells: readonly ListedShell[] }) {
  const t = useConsoleText()
  return (
    <Table label={t('keys.shells')} columns={[t('keys.shellBuild'), t('keys.shellContract'), t('keys.shellHeard')]}>
      {shells.map(({ build, contract, seen_at }) => (
        <tr key={build}>
          <th scope="row">
            <Monospace>{build}</Monospace>
          </th>
          <td>{contract}</td>
          <td>
            <Timestamp at={seen_at} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
