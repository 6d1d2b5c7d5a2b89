import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { ReactNode } from 'react'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import type { Lists } from '../../profile/use-profile-and-lists.ts'
import { StepLayout } from '../../profile-completion/step-layout.tsx'
import type { Completion } from '../../profile-completion/use-completion.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-profile-cache.ts'
import { RecordDetails } from '../../records/record-details.tsx'
import { RecordList } from '../../records/record-list.tsx'
import { deleteEducation, saveEducation } from './education-api.ts'
import { EducationEditor } from './education-editor.tsx'

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
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const items = profile.educations
  const take = (answer: Awaited<ReturnType<typeof deleteEducation>>) =>
    writeProfile(() => ({ educations: answer.items }))
  const degreeOf = (id: number) => lists.educations.find((degree) => degree.id === id)?.value
  return (
    <StepLayout completion={completion} user={profile.user} lead={t('education.lead')}>
      <RecordList
        items={items}
        draft="education"
        label={t('complete.step.education')}
        add={t('education.add')}
        deleted={({ school_name }) => t('education.deleted', { name: isolateBidi(school_name) })}
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
        remove={async (item) => take(await deleteEducation(api, item))}
        restore={async ({ id: _, version: _version, ...body }) =>
          take(await saveEducation(api, body, undefined, crypto.randomUUID()))
        }
        foot={foot(items.length === 0)}
      />
    </StepLayout>
  )
}
