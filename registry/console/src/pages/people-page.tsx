import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import { Button, EmptyState, Stack } from '@jobspan/shared-kit/design'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { PageHead } from '../components/page-head.tsx'
import { QueryView } from '../components/query-view.tsx'
import { SkeletonRows } from '../components/skeleton-rows.tsx'
import { useDocumentTitle } from '../components/use-document-title.ts'
import { PeopleTable } from '../features/people/people-table.tsx'
import { PersonDialog, type PersonDraft } from '../features/people/person-dialog.tsx'
import { usePerson } from '../operations/get-me.ts'
import { usePeople } from '../operations/list-people.ts'
import { useConsoleText } from '../texts.ts'

/** For administrators: who may come in, and as what. */
export function PeoplePage() {
  const t = useConsoleText()
  const me = usePerson()
  const people = usePeople(isAllowed(me, 'people'))
  const [open, setOpen] = useState<PersonDraft | null>(null)
  if (!isAllowed(me, 'people')) {
    return <ForbiddenState />
  }
  return (
    <Stack gap={24}>
      <PageHead
        title={t('people.title')}
        lead={t('people.lead')}
        actions={
          <Button icon={UserPlus} onClick={() => setOpen('new')}>
            {t('people.add')}
          </Button>
        }
      />
      <QueryView query={people} skeleton={<SkeletonRows rows={4} />}>
        {(list) => <PeopleTable people={list} me={me.id} onEdit={setOpen} />}
      </QueryView>
      {open && <PersonDialog key={open === 'new' ? 'new' : open.id} subject={open} onClose={() => setOpen(null)} />}
    </Stack>
  )
}

function ForbiddenState() {
  const t = useConsoleText()
  useDocumentTitle(t('people.title'))
  return <EmptyState drawing={null} level={1} title={t('state.forbidden.title')} body={t('people.forbidden')} />
}
