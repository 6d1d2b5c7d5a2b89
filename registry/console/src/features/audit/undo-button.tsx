import { Button, LazyDialog, Notice, Stack, Text, TextField, warmOverlays } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useUndoChange } from '../../operations/undo-change.ts'
import { useProblemText } from '../../parts/problem-text.ts'
import { useConsoleText } from '../../texts.ts'

/** Takes a change of the trail back, with a reason of its own. */
export function UndoButton({ sequence }: { sequence: number }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const problemText = useProblemText()
  const undo = useUndoChange()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = reason.trim().length < 3
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isShort) return
    undo.mutate(
      { sequence, reason: reason.trim() },
      {
        onSuccess: () => {
          setOpen(false)
          notify(t('undo.done'), 'success')
        },
      },
    )
  }
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={Undo2}
        label={t('undo.name', { sequence })}
        hasPopup="dialog"
        onClick={() => setOpen(true)}
        {...warmOverlays}
      >
        {t('undo.button')}
      </Button>
      <LazyDialog open={open} onClose={() => setOpen(false)} title={t('undo.title', { sequence })}>
        <form onSubmit={submit} noValidate>
          <Stack>
            <Text tone="soft">{t('undo.body')}</Text>
            {undo.isError && (
              <Notice severity="error" live>
                {problemText(undo.error)}
              </Notice>
            )}
            <TextField
              label={t('field.reason')}
              hint={t('field.reasonHint')}
              rows={2}
              maxLength={500}
              value={reason}
              error={tried && isShort ? t('problem.reason') : undefined}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Button type="submit" loading={undo.isPending}>
              {t('undo.confirm')}
            </Button>
          </Stack>
        </form>
      </LazyDialog>
    </>
  )
}
