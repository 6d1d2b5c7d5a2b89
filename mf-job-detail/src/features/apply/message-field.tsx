import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Button, Stack, TextField } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import type { UseFormReturn } from 'react-hook-form'
import { useProblemTexts } from '../../job/problem-texts/use-problem-texts.ts'
import { type ApplyForm, maxMessageLength } from './apply-form.ts'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'

/** The first words to the employer, with help for members: a draft is made of a profile. */
export function MessageField({
  form,
  jobId,
  isMember,
}: {
  form: UseFormReturn<ApplyForm>
  jobId: number
  isMember: boolean
}) {
  const t = useApplyTexts()
  const text = form.watch('firstMessage')
  const left = maxMessageLength - text.length
  return (
    <Stack gap={12}>
      <TextField
        label={t('apply.message')}
        optional
        rows={4}
        hint={left > 200 ? t('apply.messageHint') : t('apply.charactersLeft', { count: left })}
        error={form.formState.errors.firstMessage?.message}
        {...form.register('firstMessage', {
          validate: (written) => toCleanText(written).length <= maxMessageLength || t('problem.tooLong'),
        })}
      />
      {isMember && (
        <Draft
          jobId={jobId}
          text={text}
          onChange={(draft) =>
            form.setValue('firstMessage', draft, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
        />
      )}
    </Stack>
  )
}

/** Its code comes with the press that asks for it. */
function Draft({ jobId, text, onChange }: { jobId: number; text: string; onChange: (text: string) => void }) {
  const t = useApplyTexts()
  const tProblem = useProblemTexts()
  const { module, isOpen, open } = useLazyModule(
    () => import('@jobspan/shared-features/ai-help'),
    tProblem('problem.offline'),
  )
  if (module) return <module.FirstMessageHelp jobId={jobId} text={text} onChange={onChange} />
  return (
    <div>
      <Button variant="secondary" size="small" loading={isOpen} onClick={open}>
        {t('apply.draft')}
      </Button>
    </div>
  )
}
