import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { BlockedCompany } from '@jobspan/shared-kit/contracts/companies/blocked-companies'
import { EmptyState, Notice, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { RowsSkeleton } from '../../settings/rows-skeleton.tsx'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { UndoNotice } from '../../settings/undo-notice.tsx'
import { block, blockedCompaniesQuery, unblock } from './block-api.ts'
import { BlockedItem } from './blocked-item.tsx'
import { CompanySearch } from './company-search.tsx'

const Field = styled.div`
  max-inline-size: 28rem;
`

type DeletedItem = { company: BlockedCompany; at: number }

/** Companies that must not see the member: found by name, blocked at once, and unblocked with a way back. */
export function BlockedCompanies() {
  const t = useTranslations('mf-profile')
  const { api, notify, queryClient } = usePlatform()
  const query = useQuery(blockedCompaniesQuery(api))
  const [gone, setGone] = useState<DeletedItem>()
  const take = (list: { items: BlockedCompany[] }) => {
    queryClient.setQueryData(blockedCompaniesQuery(api).queryKey, list)
    void queryClient.invalidateQueries({ queryKey: ['mf-profile', 'companies-by-name'] })
    // Lists of jobs anywhere on the site may hold theirs, or lack them.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'mf-profile' })
  }
  const add = useIdentityConfirmedMutation({
    action: (id: number) => block(api, id),
    onSuccess: (list, id) => {
      take(list)
      if (gone?.company.id === id) setGone(undefined)
      const name = list.items.find((company) => company.id === id)?.name
      if (name) notify(t('block.done', { name }), 'success')
    },
  })
  const remove = useIdentityConfirmedMutation({
    action: ({ company }: DeletedItem) => unblock(api, company.id),
    onSuccess: (list, wanted) => {
      take(list)
      setGone(wanted)
    },
  })
  const errorMessage = add.errorMessage ?? remove.errorMessage
  return (
    <SettingsSection title={t('tabs.block-company')} lead={t('block.lead')}>
      <Stack gap={24}>
        <Field>
          <CompanySearch onTake={(id) => add.mutate(id)} />
        </Field>
        {errorMessage && (
          <Notice severity="error" live>
            {errorMessage}
          </Notice>
        )}
        <QueryBoundary query={query} skeleton={<RowsSkeleton rows={2} />}>
          {({ items }) =>
            items.length === 0 && !gone ? (
              <EmptyState compact drawing={null} level={3} title={t('block.emptyTitle')} body={t('block.emptyBody')} />
            ) : (
              <DividedList label={t('block.list')}>
                {mergeDeletedItems(items, gone).map((entry) =>
                  'company' in entry ? (
                    <li key={entry.company.id}>
                      <UndoNotice
                        text={t('block.undone', { name: entry.company.name })}
                        busy={add.isPending}
                        onUndo={() => add.mutate(entry.company.id)}
                      />
                    </li>
                  ) : (
                    <li key={entry.id}>
                      <BlockedItem
                        company={entry}
                        busy={remove.isPending}
                        onUnblock={() => remove.mutate({ company: entry, at: items.indexOf(entry) })}
                      />
                    </li>
                  ),
                )}
              </DividedList>
            )
          }
        </QueryBoundary>
      </Stack>
    </SettingsSection>
  )
}

const mergeDeletedItems = (
  items: readonly BlockedCompany[],
  gone: DeletedItem | undefined,
): (BlockedCompany | DeletedItem)[] =>
  gone && !items.some(({ id }) => id === gone.company.id)
    ? [...items.slice(0, gone.at), gone, ...items.slice(gone.at)]
    : [...items]
