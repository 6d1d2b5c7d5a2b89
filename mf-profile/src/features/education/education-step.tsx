import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { recordKinds } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import type { Lists } from '../../profile/use-profile-and-lists.ts'
import { StepLayout } from '../../profile-completion/step-layout.tsx'
import type { Completion } from '../../profile-completion/use-completion.ts'
import { RecordDetails } from '../../records/record-details.tsx'
import { RecordList } from '../../records/record-list.tsx'
import { useRecordChanges } from '../../records/use-record-changes.ts'
import { EducationEditor } from './education-editor.tsx'
import { loadEducationContract } from './load-education-contract.ts'

/** Step 4: the schools that the member went or goes to. */
export function EducationStep({
  completion,
  profile,
  lists,
  foot,
}: {
  completion: Completion
  profile: Profile
  lists: Lists<'educations'>
  /** On, or to the end; told whether there are schools. */
  foot: (isEmpty: boolean) => ReactNode
}) {
  const t = useTranslations('mf-profile')
  const { remove, restore } = useRecordChanges('educations', loadEducationContract)
  const items = profile.educations
  const degreeOf = (id: number) => lists.educations.find((degree) => degree.id === id)?.value
  return (
    <StepLayout completion={completion} user={profile.user} lead={t('education.lead')}>
      <RecordList
        items={items}
        max={recordKinds.educations.maxCount}
        draft="education"
        label={t('complete.step.education')}
        add={t('record.educations.add')}
        deleted={({ school_name }) => t('records.deleted', { name: isolateBidi(school_name) })}
        show={({ school_name, degree_id, field_of_study, start, end, description }, titleId) => (
          <RecordDetails
            titleId={titleId}
            title={school_name}
            facts={[degreeOf(degree_id), field_of_study].filter((fact) => fact != null)}
            start={start}
            end={end}
            description={description}
          />
        )}
        editor={(known, onDone) => <EducationEditor known={known} degrees={lists.educations} onDone={onDone} />}
        remove={remove}
        restore={restore}
        foot={foot(items.length === 0)}
      />
    </StepLayout>
  )
}
