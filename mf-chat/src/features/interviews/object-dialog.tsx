import { FormDialog } from '@jobspan/shared-features/dialogs/form-dialog'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { useInterviewAct } from './use-interview-act.ts'

/** As in the contract, whose code is not fetched for one number. */
const maxLength: typeof import('@jobspan/shared-kit/contracts/interviews/interview').interviewLimits.reasonLength = 1000

type Props = { interviewId: number; open: boolean; onClose: () => void; onDone: (text: string) => void }

/** Says that *not attended* is not true; a person reads it. */
export function ObjectDialog({ interviewId, open, onClose, onDone }: Props) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const object = useInterviewAct<string>(
    ({ objectToNoShow }, api, words) =>
      api.call(objectToNoShow, { params: { id: interviewId }, body: { text: words } }),
    () => {
      // An open dialog would not let go of the focus.
      flushSync(onClose)
      onDone(t('objection.open'))
    },
  )
  const refusal = useFormRefusal()(object.error, formFields.objectToNoShow, toErrorMessage)
  const error = isMissing && toCleanText(text) === '' ? t('objection.empty') : refusal.fields.text
  const close = () => {
    object.reset()
    onClose()
  }
  const submit = () => {
    const words = toCleanText(text)
    setMissing(words === '')
    if (words !== '') object.mutate(words)
  }
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={t('objection.title')}
      summary={refusal.summary}
      submitLabel={t('objection.send')}
      isPending={object.isPending}
      cancelLabel={t('cancel')}
      onSubmit={submit}
    >
      <TextField
        label={t('objection.label')}
        hint={t('objection.hint')}
        rows={4}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(error ? { error } : {})}
      />
    </FormDialog>
  )
}
