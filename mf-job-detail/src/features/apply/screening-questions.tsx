import type { ScreeningQuestion } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { NativeSelect, RadioGroup, Stack, TextField } from '@jobspan/shared-kit/design'
import { useRef } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { type ApplyForm, answerName } from './apply-form.ts'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'

/** More than this many choices are quicker in a list that opens. */
const maxRadioOptions = 7

type Props = { form: UseFormReturn<ApplyForm>; question: ScreeningQuestion }
type Options = { value: string; label: string }[]

const useAnswerRules = () => {
  const t = useApplyTexts()
  return { validate: (answer: string) => toCleanText(answer) !== '' || t('apply.answerNeeded') }
}

/** The form gives the focus to the first question that lacks an answer: here to the first of its options. */
function RadioQuestion({ form, question, options }: Props & { options: Options }) {
  const rules = useAnswerRules()
  const group = useRef<HTMLDivElement>(null)
  const { field, fieldState } = useController({ control: form.control, name: answerName(question), rules })
  const focus = () => group.current?.querySelector('input')?.focus()
  return (
    <div
      ref={(element) => {
        group.current = element
        field.ref(element && { focus })
      }}
    >
      <RadioGroup
        label={question.question}
        name={field.name}
        options={options}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        required
      />
    </div>
  )
}

function Question({ form, question }: Props) {
  const t = useApplyTexts()
  const rules = useAnswerRules()
  const name = answerName(question)
  const { error } = form.getFieldState(name, form.formState)
  const options =
    question.type === 'yes_no'
      ? [
          { value: 'yes', label: t('apply.yes') },
          { value: 'no', label: t('apply.no') },
        ]
      : question.options.map((option) => ({ value: option, label: option }))

  if (question.type === 'text' || options.length === 0)
    return <TextField label={question.question} rows={2} error={error?.message} {...form.register(name, rules)} />
  if (options.length > maxRadioOptions)
    return (
      <NativeSelect
        label={question.question}
        options={options}
        placeholder={t('apply.choose')}
        error={error?.message}
        {...form.register(name, rules)}
      />
    )
  return <RadioQuestion form={form} question={question} options={options} />
}

/** The employer's questions. All must be answered (41136). */
export function ScreeningQuestions({
  form,
  questions,
}: {
  form: UseFormReturn<ApplyForm>
  questions: ScreeningQuestion[]
}) {
  if (questions.length === 0) return null
  return (
    <Stack gap={24}>
      {questions.map((question) => (
        <Question key={question.id} form={form} question={question} />
      ))}
    </Stack>
  )
}
