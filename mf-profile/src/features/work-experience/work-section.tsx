import type { WorkExperience } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import type { ListEntryOf } from '../../profile/profile-names.ts'
import { RecordSection } from '../../records/record-section.tsx'
import { WorkSummary } from '../../records/record-summaries.tsx'
import { useRecordChanges } from '../../records/use-record-changes.ts'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { deleteWork, orderWork, saveWork } from './work-api.ts'

const loadEditor = () => import('./work-record-editor.tsx')

/** The jobs of the profile, as recruiters read them. */
export function WorkSection({ items, entryOf }: { items: readonly WorkExperience[]; entryOf: ListEntryOf }) {
  const t = useTranslations('mf-profile')
  const changes = useRecordChanges('work_experiences', {
    create: (api, { id: _, version: __, ...body }) => saveWork(api, body, undefined, crypto.randomUUID()),
    remove: deleteWork,
    order: orderWork,
  })
  return (
    <RecordSection
      part="work"
      title={t('complete.step.work')}
      items={items}
      draft="work"
      add={t('work.add')}
      empty={t('manage.work.empty')}
      name={({ job_title }) => job_title}
      deleted={({ job_title }) => t('work.deleted', { name: isolateBidi(job_title) })}
      show={({ hide_from_company, ...work }, titleId) => (
        <WorkSummary work={work} titleId={titleId} entryOf={entryOf} hiddenFromCompany={hide_from_company} />
      )}
      editor={(known, onDone) => (
        <LazyModule load={loadEditor}>
          {({ WorkRecordEditor }) => <WorkRecordEditor known={known} onDone={onDone} />}
        </LazyModule>
      )}
      {...changes}
    />
  )
}
