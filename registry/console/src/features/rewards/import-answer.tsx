import {
  type ImportedAnswer,
  type SignedPayload,
  signedPayload,
} from '@jobspan/shared-kit/contracts/rewards/operations'
import {
  Button,
  Field,
  Inline,
  LazyDialog,
  minTargetSize,
  Notice,
  preloadOverlaysProps,
  Stack,
  Text,
  TextField,
} from '@jobspan/shared-kit/design'
import { Upload } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { showErrorsAndFocusFirst } from '../../components/show-errors-and-focus-first.ts'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { useImportAnswer } from '../../operations/marketplace/payouts.ts'
import { useConsoleText } from '../../texts.ts'

const FileInput = styled.input`
  min-block-size: ${minTargetSize};
  font: inherit;
`

const readAnswer = async (file: File | undefined): Promise<SignedPayload | undefined> => {
  try {
    return signedPayload.parse(JSON.parse((await file?.text()) ?? ''))
  } catch {
    return undefined
  }
}

/** Takes in the file that the provider answered with. Twice it changes nothing, and says so. */
export function ImportAnswer() {
  const t = useConsoleText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={Upload}
        hasPopup="dialog"
        onClick={() => setOpen(true)}
        {...preloadOverlaysProps}
      >
        {t('rewards.payouts.import.do')}
      </Button>
      <LazyDialog open={open} onClose={() => setOpen(false)} title={t('rewards.payouts.import.title')}>
        <ImportForm onDone={() => setOpen(false)} />
      </LazyDialog>
    </>
  )
}

function ImportForm({ onDone }: { onDone: () => void }) {
  const t = useConsoleText()
  const toErrorMessage = useErrorMessage()
  const send = useImportAnswer()
  const [file, setFile] = useState<SignedPayload>()
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isShort = reason.trim().length < 3
  if (send.data) return <ImportResult imported={send.data} onDone={onDone} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    showErrorsAndFocusFirst(event.currentTarget, () => setSubmitted(true))
    if (file && !isShort) send.mutate({ file, reason: reason.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text tone="soft">{t('rewards.payouts.import.body')}</Text>
        {send.error && (
          <Notice severity="error" live>
            {toErrorMessage(send.error)}
          </Notice>
        )}
        <Field
          label={t('rewards.payouts.import.file')}
          error={isSubmitted && !file ? t('rewards.payouts.import.fileWrong') : undefined}
          render={(control) => (
            <FileInput
              {...control}
              type="file"
              accept="application/json,.json"
              onChange={(event) => void readAnswer(event.currentTarget.files?.[0]).then(setFile)}
            />
          )}
        />
        <TextField
          label={t('field.reason')}
          hint={t('field.reasonHint')}
          rows={2}
          maxLength={500}
          value={reason}
          error={isSubmitted && isShort ? t('problem.reason') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" loading={send.isPending}>
          {t('rewards.payouts.import.do')}
        </Button>
      </Stack>
    </form>
  )
}

function ImportResult({ imported, onDone }: { imported: ImportedAnswer; onDone: () => void }) {
  const t = useConsoleText()
  const { batch, settled, returned, unchanged, open, refused } = imported
  return (
    <Stack>
      <Notice severity={refused.length > 0 ? 'warning' : 'success'} live>
        {t('rewards.payouts.import.result', { batch, settled, returned, unchanged, open })}
      </Notice>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ reference, why }) => (
            <li key={reference}>
              <Text size={15}>{t('rewards.payouts.import.refused', { reference, why })}</Text>
            </li>
          ))}
        </ul>
      )}
      <Inline>
        <Button variant="secondary" onClick={onDone}>
          {t('rewards.payouts.import.close')}
        </Button>
      </Inline>
    </Stack>
  )
}
