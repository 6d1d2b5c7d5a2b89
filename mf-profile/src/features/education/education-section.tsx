import type { Education } from '@jobspan/shared-kit/contracts/profile/educations'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import type { ListEntryOf } from '../../profile/profile-names.ts'
import { RecordSection } from '../../records/record-section.tsx'
import { EducationSummary } from '../../records/record-summaries.tsx'
import { useRecordChanges } from '../../records/use-record-changes.ts'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { deleteEducation, orderEducation, saveEducation } from './education-api.ts'

const loadEditor = () => import('./education-record-editor.tsx')

/** The schools of the profile, as recruiters read them. */
export function EducationSection({ items, entryOf }: { items: readonly Education[]; entryOf: ListEntryOf }) {
  const t = useTranslations('mf-profile')
  const changes = useRecordChanges('educations', {
    create: (api, { id: _, version: __, ...body }) => saveEducation(api, body, undefined, crypto.randomUUID()),
    remove: deleteEducation,
    order: orderEducation,
  })
  return (
    <RecordSection
      part="education"
      title={t('complete.step.education')}
      items={items}
      draft="education"
      add={t('education.add')}
      empty={t('manage.education.empty')}
      name={({ school_name }) => school_name}
      deleted={({ school_name }) => t('education.deleted', { name: isolateBidi(school_name) })}
      show={(education, titleId) => <EducationSummary education={education} titleId={titleId} entryOf={entryOf} />}
      editor={(known, onDone) => (
        <LazyModule load={loadEditor}>
          {({ EducationRecordEditor }) => <EducationRecordEditor known={known} onDone={onDone} />}
        </LazyModule>
      )}
      {...changes}
    />
  )
}
