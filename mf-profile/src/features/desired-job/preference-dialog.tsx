import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { JobPreference } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { Button, LazyDialog, Notice, Stack } from '@jobspan/shared-kit/design'
import { useIsOffline } from '@jobspan/shared-kit/hooks/use-is-offline'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useId } from 'react'
import { profileQuery } from '../../profile/profile-query.ts'
import { useLists } from '../../profile/use-profile-and-lists.ts'
import { ConflictNotice } from '../../records/conflict-notice.tsx'
import { EditorSkeleton } from '../../records/editor-skeleton.tsx'
import { JobPreferenceFields } from './job-preference-fields.tsx'
import type { JobField } from './job-preference-form.ts'
import { maxPreferences } from './max-preferences.ts'
import { type JobLists, useJobPreferenceForm } from './use-job-preference-form.ts'

const listNames = ['locations', 'job_types', 'industry_lists'] as const

type Props = {
  profile: Profile
  known: JobPreference | undefined
  onClose: () => void
}

/** Adds a job preference, or changes the one that is known. What is typed is kept until it is saved or cancelled. */
export function PreferenceDialog({ open, ...props }: Props & { open: boolean }) {
  const t = useTranslations('mf-profile')
  const formId = useId()
  const query = useLists(listNames)
  return (
    <LazyDialog
      open={open}
      onClose={props.onClose}
      title={t(props.known ? 'manage.preferences.editTitle' : 'manage.preferences.addTitle')}
      width="wide"
    >
      <QueryBoundary query={query} skeleton={<EditorSkeleton rows={6} />}>
        {(lists) => <PreferenceForm key={props.known?.id} id={formId} lists={lists} {...props} />}
      </QueryBoundary>
    </LazyDialog>
  )
}

function PreferenceForm({ id, profile, known, lists, onClose }: Props & { id: string; lists: JobLists }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const { api, notify, queryClient } = usePlatform()
  const isOffline = useIsOffline()
  const form = useJobPreferenceForm({
    draft: `preference.${known?.id ?? 'new'}`,
    profile,
    known,
    lists,
    onSaved: () => {
      notify(t('manage.preferences.saved'), 'success')
      onClose()
    },
  })
  const cancel = () => {
    form.discardDraft()
    onClose()
  }
  const others = profile.preferences.filter((preference) => preference !== known)
  const remoteCount = others.filter(({ work_arrangement: arrangement }) => arrangement === 'remote').length
  const { conflict } = form
  const labels = useFieldLabels()
  const showValue = useShowValue(lists)
  return (
    <form id={id} method="post" noValidate ref={form.element} onSubmit={form.submit}>
      <Stack gap={24}>
        <JobPreferenceFields
          form={form}
          lists={lists}
          isKnown={known !== undefined}
          whyNot={(arrangement) => {
            const isFull =
              arrangement === 'remote'
                ? remoteCount >= maxPreferences.remote
                : others.length - remoteCount >= maxPreferences.onSiteOrHybrid
            if (!isFull) return undefined
            return t(arrangement === 'remote' ? 'manage.preferences.fullRemote' : 'manage.preferences.fullOnSite', {
              max: format.count(maxPreferences.remote),
            })
          }}
        />
        {isOffline && (
          <Notice severity="warning" live>
            {t('manage.offline')}
          </Notice>
        )}
        {form.errorMessage && (
          <Notice severity="error" live>
            {form.errorMessage}
          </Notice>
        )}
        {conflict && (
          <ConflictNotice
            fields={(Object.entries(labels) as [JobField, string][])
              .filter(([name]) => conflict.values[name] !== form.values[name])
              .map(([name, label]) => ({ label, saved: showValue(name, conflict.values[name]) }))}
            busy={form.busy}
            onKeepMine={conflict.keepMine}
            onUseSaved={() => {
              void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
              cancel()
            }}
          />
        )}
        <Actions busy={form.busy} canSave={!conflict} onCancel={cancel} />
      </Stack>
    </form>
  )
}

const Actions = ({
  busy,
  canSave,
  onCancel,
}: {
  busy: boolean
  /** Where two versions are shown, one of them is chosen. */
  canSave: boolean
  onCancel: () => void
}) => {
  const t = useTranslations('mf-profile')
  return (
    <Stack gap={8}>
      {canSave && (
        <Button type="submit" block loading={busy}>
          {t('save')}
        </Button>
      )}
      <Button variant="quiet" block onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Stack>
  )
}

const useFieldLabels = (): Partial<Record<JobField, string>> => {
  const t = useTranslations('mf-profile')
  return {
    job_title: t('job.title'),
    work_arrangement: t('job.arrangement'),
    country: t('place.country'),
    location_id: t('place.city'),
    job_type_id: t('job.type'),
    salary_period: t('job.period'),
    currency: t('job.currency'),
    salary_min: t('job.payMin'),
    salary_max: t('job.payMax'),
    industry_id: t('job.industry'),
  }
}

/** A field's value as readers know it. */
const useShowValue = (lists: JobLists) => {
  const t = useTranslations('mf-profile')
  const kit = useTranslations('kit')
  const nameIn = (list: keyof JobLists, value: string) =>
    lists[list].find(({ id }) => String(id) === value)?.value ?? ''
  return (name: JobField, value: string): string => {
    if (value === '') return ''
    if (name === 'work_arrangement') return t(`arrangement.${value}`)
    if (name === 'country') return kit(`country.${value}`)
    if (name === 'location_id') return nameIn('locations', value)
    if (name === 'job_type_id') return nameIn('job_types', value)
    if (name === 'industry_id') return nameIn('industry_lists', value)
    return name === 'salary_period' ? t(`per.${value}`) : value
  }
}
