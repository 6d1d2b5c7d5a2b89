import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import type { JobPreference } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { Button, EmptyState, preloadOverlaysProps, Stack, Text } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { type ListEntryOf, useProfileNames } from '../../profile/profile-names.ts'
import { InlineError } from '../../profile-completion/inline-error.tsx'
import { useUpdateProfileCache } from '../../profile-completion/use-update-profile-cache.ts'
import { useDeletedItems } from '../../records/use-record-list.ts'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { UndoNotice } from '../../settings/undo-notice.tsx'
import { deletePreference, saveJobPreference } from './job-preference-form.ts'
import { maxPreferences } from './max-preferences.ts'
import { PreferenceItem } from './preference-item.tsx'

const isRemote = ({ work_arrangement: arrangement }: JobPreference) => arrangement === 'remote'

/** What the member looks for: three remote jobs and three others at most, each changed in a dialog. */
export function JobPreferences({ profile }: { profile: Profile }) {
  const t = useTranslations('mf-profile')
  const entryOf = useProfileNames(profile)
  const dialog = useLazyModule(() => import('./preference-dialog.tsx'), t('problem.offline'))
  const [edited, setEdited] = useState<JobPreference>()
  const { preferences } = profile
  const remote = preferences.filter(isRemote)
  const onSite = preferences.filter((preference) => !isRemote(preference))
  const isFull = remote.length >= maxPreferences.remote && onSite.length >= maxPreferences.onSiteOrHybrid
  const edit = (preference: JobPreference | undefined) => {
    setEdited(preference)
    dialog.open()
  }
  const addButton = (
    <div>
      <Button icon={Plus} hasPopup="dialog" onClick={() => edit(undefined)} {...preloadOverlaysProps}>
        {t('manage.preferences.add')}
      </Button>
    </div>
  )
  return (
    <Stack gap={48}>
      <Stack gap={16}>
        <Text tone="soft">{t('manage.preferences.lead')}</Text>
        {isFull ? (
          <Text size={15} tone="soft">
            {t('manage.preferences.full')}
          </Text>
        ) : (
          preferences.length > 0 && addButton
        )}
      </Stack>
      {preferences.length === 0 && (
        <EmptyState
          compact
          title={t('manage.preferences.emptyTitle')}
          body={t('manage.preferences.emptyBody')}
          action={addButton}
        />
      )}
      <Group
        title={t('manage.preferences.onSite')}
        max={maxPreferences.onSiteOrHybrid}
        items={onSite}
        isOnly={preferences.length === 1}
        entryOf={entryOf}
        onEdit={edit}
      />
      <Group
        title={t('manage.preferences.remote')}
        max={maxPreferences.remote}
        items={remote}
        isOnly={preferences.length === 1}
        entryOf={entryOf}
        onEdit={edit}
      />
      {dialog.module && (
        <dialog.module.PreferenceDialog open={dialog.isOpen} profile={profile} known={edited} onClose={dialog.close} />
      )}
    </Stack>
  )
}

/** Deletes a preference and brings it back; answers hold all of them. */
const usePreferenceChanges = () => {
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const take = ({ items }: { items: JobPreference[] }) => writeProfile(() => ({ preferences: items }))
  return {
    remove: async (item: JobPreference) => take(await deletePreference(api, item)),
    restore: async ({ id: _, version: __, ...body }: JobPreference) =>
      take(await saveJobPreference(api, body, undefined, crypto.randomUUID())),
  }
}

function Group({
  title,
  max,
  items,
  isOnly,
  entryOf,
  onEdit,
}: {
  title: string
  max: number
  items: readonly JobPreference[]
  /** There is no other one, here or among the rest: it cannot be deleted. */
  isOnly: boolean
  entryOf: ListEntryOf
  onEdit: (item: JobPreference) => void
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const toErrorMessage = useErrorMessage()
  const box = useRef<HTMLDivElement>(null)
  const { remove, restore } = usePreferenceChanges()
  const { entries, addDeleted, restoreMutation } = useDeletedItems(items, restore, box)
  if (entries.length === 0) return null
  return (
    <div ref={box}>
      <SettingsSection
        title={title}
        lead={t('manage.preferences.used', { used: format.count(items.length), max: format.count(max) })}
      >
        <DividedList label={title}>
          {entries.map((entry, at) =>
            'deletedItems' in entry ? (
              <li key={`gone ${entry.deletedItems.id}`}>
                <UndoNotice
                  text={t('records.deleted', { name: isolateBidi(entry.deletedItems.job_title) })}
                  busy={restoreMutation.isPending && restoreMutation.variables === entry}
                  onUndo={() => restoreMutation.isPending || restoreMutation.mutate(entry)}
                />
                {restoreMutation.error && restoreMutation.variables === entry && (
                  <InlineError>{toErrorMessage(restoreMutation.error)}</InlineError>
                )}
              </li>
            ) : (
              <li key={entry.id}>
                <PreferenceItem
                  preference={entry}
                  entryOf={entryOf}
                  isOnly={isOnly}
                  remove={() => remove(entry)}
                  onEdit={() => onEdit(entry)}
                  onRemoved={() => addDeleted(entry, at)}
                />
              </li>
            ),
          )}
        </DividedList>
      </SettingsSection>
    </div>
  )
}
