import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { JobAlert } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { ButtonLink, EmptyState, Inline, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { AlertDialog } from '../../settings/alert-dialog.tsx'
import { RowsSkeleton } from '../../settings/rows-skeleton.tsx'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { UndoNotice } from '../../settings/undo-notice.tsx'
import { AlertItem } from './alert-item.tsx'
import { type AlertChange, changeAlerts, jobAlertsQuery } from './job-alerts-api.ts'

/** Repeated from the contract, whose module would bring the validator along; a test compares them. */
export const maxAlerts = 20

/** An alert that was just deleted keeps its place in the list, so that it can be brought back from where it was. */
type DeletedItem = { deleted: JobAlert; at: number }

const mergeDeleted = (items: readonly JobAlert[], gone: DeletedItem | undefined): (JobAlert | DeletedItem)[] =>
  gone ? [...items.slice(0, gone.at), gone, ...items.slice(gone.at)] : [...items]

/** Changes, deletes and restores alerts; what was deleted last can be restored until the next. */
const useAlertChanges = () => {
  const { api, queryClient } = usePlatform()
  const [deleting, setDeleting] = useState<DeletedItem>()
  const [gone, setGone] = useState<DeletedItem>()
  const change = async (wanted: AlertChange) => {
    const list = await changeAlerts(api, wanted)
    queryClient.setQueryData(jobAlertsQuery(api).queryKey, list)
    return list
  }
  const remove = useMutation({
    mutationFn: ({ deleted }: DeletedItem) => change({ kind: 'delete', id: deleted.id }),
    onSuccess: (_, item) => {
      setGone(item)
      setDeleting(undefined)
    },
  })
  const restore = useMutation({
    mutationFn: ({ deleted }: DeletedItem) => change({ kind: 'restore', alert: deleted }),
    onSuccess: () => setGone(undefined),
  })
  return { change, remove, restore, deleting, setDeleting, gone }
}
type AlertChanges = ReturnType<typeof useAlertChanges>

function AlertList({
  entries,
  restore,
  change,
  onEdit,
  onDelete,
}: Pick<AlertChanges, 'restore' | 'change'> & {
  entries: readonly (JobAlert | DeletedItem)[]
  onEdit: (alert: JobAlert) => void
  onDelete: (alert: JobAlert) => void
}) {
  const t = useTranslations('mf-profile')
  return (
    <DividedList label={t('tabs.job-alert')}>
      {entries.map((entry) =>
        'deleted' in entry ? (
          <li key="gone">
            <UndoNotice text={t('alerts.deleted')} busy={restore.isPending} onUndo={() => restore.mutate(entry)} />
          </li>
        ) : (
          <li key={entry.id}>
            <AlertItem alert={entry} change={change} onEdit={() => onEdit(entry)} onDelete={() => onDelete(entry)} />
          </li>
        ),
      )}
    </DividedList>
  )
}

/** The tab of job alerts: what each looks for, when it comes, and the ways to change it. They are created from a search. */
export function JobAlerts() {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const query = useQuery(jobAlertsQuery(api))
  const [editing, setEditing] = useState<{ alert: JobAlert; opening: number }>()
  const { change, remove, restore, deleting, setDeleting, gone } = useAlertChanges()
  const toErrorMessage = useErrorMessage()
  const editor = useLazyModule(() => import('./edit-alert-dialog.tsx'), t('problem.offline'))
  return (
    <SettingsSection title={t('tabs.job-alert')} lead={t('alerts.lead')}>
      <QueryBoundary query={query} skeleton={<RowsSkeleton rows={3} />}>
        {({ items }) => (
          <Stack gap={16}>
            {restore.isError && (
              <Notice severity="error" live>
                {toErrorMessage(restore.error)}
              </Notice>
            )}
            {items.length === 0 && !gone ? (
              <EmptyState
                compact
                drawing={null}
                level={3}
                title={t('alerts.emptyTitle')}
                body={t('alerts.emptyBody')}
                action={<FindJobs />}
              />
            ) : (
              <AlertList
                entries={mergeDeleted(items, gone)}
                restore={restore}
                change={change}
                onEdit={(alert) => {
                  setEditing((before) => ({ alert, opening: (before?.opening ?? 0) + 1 }))
                  editor.open()
                }}
                onDelete={(alert) => {
                  remove.reset()
                  setDeleting({ deleted: alert, at: items.indexOf(alert) })
                }}
              />
            )}
            {items.length > 0 && <Footer count={items.length} />}
          </Stack>
        )}
      </QueryBoundary>
      {editor.module && editing && (
        // What was changed and not saved is gone with the opening in which it was changed.
        <editor.module.EditAlertDialog
          key={editing.opening}
          alert={editing.alert}
          open={editor.isOpen}
          change={change}
          onClose={editor.close}
        />
      )}
      <AlertDialog
        open={deleting !== undefined}
        title={t('alerts.deleteTitle')}
        confirmLabel={t('alerts.delete')}
        busy={remove.isPending}
        errorMessage={remove.isError ? toErrorMessage(remove.error) : undefined}
        onConfirm={() => deleting && remove.mutate(deleting)}
        onClose={() => setDeleting(undefined)}
      >
        <Text>{t('alerts.deleteBody')}</Text>
      </AlertDialog>
    </SettingsSection>
  )
}

const FindJobs = () => {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  return (
    <ButtonLink variant="secondary" {...link(urls.search())}>
      {t('alerts.create')}
    </ButtonLink>
  )
}

const Footer = ({ count }: { count: number }) => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  return (
    <Inline justify="between" gap={16}>
      {count < maxAlerts ? <FindJobs /> : <Text tone="soft">{t('alerts.full')}</Text>}
      <Text tone="soft" size={15} numeric>
        {t('alerts.count', { used: format.count(count), max: format.count(maxAlerts) })}
      </Text>
    </Inline>
  )
}
