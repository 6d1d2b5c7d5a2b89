import { Grid, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useState } from 'react'
import { DropZone } from '../features/resumes/drop-zone.tsx'
import { ResumeItem } from '../features/resumes/resume-item.tsx'
import { UploadItem } from '../features/resumes/upload-item.tsx'
import { DateField } from '../profile-completion/date-field.tsx'
import { StepNav } from '../profile-completion/step-nav.tsx'
import { StepSkeleton } from '../profile-completion/step-skeleton.tsx'
import type { completionSteps } from '../profile-completion/steps.ts'
import { useCompletion } from '../profile-completion/use-completion.ts'
import { RecordDetails } from '../records/record-details.tsx'
import { RecordItem } from '../records/record-item.tsx'
import { storyJobs, storyResume } from './story-samples.ts'

const nothing = () => undefined
const never = () => Promise.resolve()

const StepProgress = ({ step }: { step: (typeof completionSteps)[number] }) => (
  <StepNav completion={useCompletion(step, step === 'education' ? 'created' : 'typed')} />
)

/** What completing a profile is made of, each part in every state that it has. */
export function CompletionStory() {
  const t = useTranslations('mf-profile')
  const [month, setMonth] = useState('2019-04')
  const upload = { key: 'story', file: new File(['…'], 'Ada Lovelace.pdf'), errorMessage: undefined, canRetry: false }
  return (
    <Stack gap={48}>
      <Grid columns={3}>
        {(['about', 'education', 'resume'] as const).map((step) => (
          <StepProgress key={step} step={step} />
        ))}
      </Grid>
      <Grid columns={2}>
        <DateField
          label={t('records.start')}
          parts={['month', 'year']}
          years={{ from: 2026, to: 1966 }}
          value={month}
          onChange={setMonth}
        />
        <DateField
          label={t('about.birth')}
          optional
          error={t('about.birthInvalid')}
          parts={['day', 'month', 'year']}
          years={{ from: 2010, to: 1926 }}
          value=""
          onChange={nothing}
        />
      </Grid>
      <Stack gap={24}>
        {storyJobs.map(({ id, job_title, company_name, ...time }) => (
          <RecordItem
            key={id}
            show={(titleId) => <RecordDetails titleId={titleId} title={job_title} facts={[company_name]} {...time} />}
            remove={never}
            onEdit={nothing}
            onRemoved={nothing}
          />
        ))}
      </Stack>
      <Stack gap={24}>
        <DropZone onFiles={nothing} />
        <UploadItem upload={{ ...upload, progress: 0.4 }} onRetry={nothing} onDrop={nothing} />
        <UploadItem upload={{ ...upload, progress: 1 }} onRetry={nothing} onDrop={nothing} />
        <UploadItem
          upload={{ ...upload, progress: 0, errorMessage: t('problem.offline'), canRetry: true }}
          onRetry={nothing}
          onDrop={nothing}
        />
        <ResumeItem resume={storyResume} canCopy onChange={nothing} />
      </Stack>
      <StepSkeleton rows={2} />
    </Stack>
  )
}
