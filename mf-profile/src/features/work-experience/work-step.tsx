import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { recordKinds } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { StepActions } from '../../profile-completion/step-actions.tsx'
import { StepLayout } from '../../profile-completion/step-layout.tsx'
import type { Completion } from '../../profile-completion/use-completion.ts'
import { RecordDetails } from '../../records/record-details.tsx'
import { RecordList } from '../../records/record-list.tsx'
import { useRecordChanges } from '../../records/use-record-changes.ts'
import { loadWorkContract } from './load-work-contract.ts'
import { WorkEditor } from './work-editor.tsx'

/** Step 3: the jobs that the member had or has. Going on without any is an answer as good as another. */
export function WorkStep({ completion, profile }: { completion: Completion; profile: Profile }) {
  const t = useTranslations('mf-profile')
  const { navigate } = usePlatform()
  const { remove, restore } = useRecordChanges('work_experiences', loadWorkContract)
  const items = profile.work_experiences
  return (
    <StepLayout completion={completion} user={profile.user} lead={t('work.lead')}>
      <RecordList
        items={items}
        max={recordKinds.work_experiences.maxCount}
        draft="work"
        label={t('complete.step.work')}
        add={t('record.work_experiences.add')}
        deleted={({ job_title }) => t('records.deleted', { name: isolateBidi(job_title) })}
        show={({ job_title, company_name, start, end, description }, titleId) => (
          <RecordDetails
            titleId={titleId}
            title={job_title}
            facts={[company_name]}
            start={start}
            end={end}
            description={description}
          />
        )}
        editor={(known, onDone) => <WorkEditor known={known} onDone={onDone} />}
        remove={remove}
        restore={restore}
        foot={
          <StepActions
            completion={completion}
            label={items.length === 0 ? t('work.none') : t('complete.continue')}
            isSkip={items.length === 0}
            onPress={() => void navigate(completion.pathOf('education'))}
          />
        }
      />
    </StepLayout>
  )
}
