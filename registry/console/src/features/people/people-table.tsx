import type { Person } from '@jobspan/shared-kit/contracts/registry/people'
import { Badge, Button, Inline, Text } from '@jobspan/shared-kit/design'
import { Pencil } from 'lucide-react'
import { Monospace } from '../../components/monospace.tsx'
import { Table } from '../../components/table.tsx'
import { useConsoleText } from '../../texts.ts'

export function PeopleTable({
  people,
  me,
  onEdit,
}: {
  people: readonly Person[]
  /** Id of who looks. */
  me: number
  onEdit: (person: Person) => void
}) {
  const t = useConsoleText()
  return (
    <Table
      label={t('people.title')}
      columns={[t('people.name'), t('people.role'), t('people.remotes'), t('people.state'), t('people.actions')]}
    >
      {people.map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <Text as="div" size={15} weight="semibold" direction="auto">
              {person.name} {person.id === me && t('people.you')}
            </Text>
            <Text as="div" size={13} tone="soft">
              {person.email}
            </Text>
          </th>
          <td>{t(`role.${person.role}`)}</td>
          <td>
            {person.remotes.length > 0 ? <Monospace>{person.remotes.join(', ')}</Monospace> : t('people.allRemotes')}
          </td>
          <td>
            <Badge tone={person.disabled ? 'neutral' : 'success'}>
              {t(person.disabled ? 'people.disabled' : 'people.active')}
            </Badge>
          </td>
          <td>
            <Inline>
              <Button
                size="small"
                variant="secondary"
                icon={Pencil}
                label={t('people.editName', { name: person.name })}
                onClick={() => onEdit(person)}
              >
                {t('people.edit')}
              </Button>
            </Inline>
          </td>
        </tr>
      ))}
    </Table>
  )
}
