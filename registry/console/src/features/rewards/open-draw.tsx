import { Button, LazyDialog, Notice, preloadOverlaysProps, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { showErrorsAndFocusFirst } from '../../components/show-errors-and-focus-first.ts'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { useOpenDraw } from '../../operations/marketplace/draws.ts'
import { useConsoleText } from '../../texts.ts'

/** Opens a draw: its seed is made by the API, which publishes the hash of it. */
export function OpenDraw() {
  const t = useConsoleText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={Plus} hasPopup="dialog" onClick={() => setOpen(true)} {...preloadOverlaysProps}>
        {t('rewards.draws.start.do')}
      </Button>
      <LazyDialog open={open} onClose={() => setOpen(false)} title={t('rewards.draws.start.title')}>
        <OpenDrawForm onDone={() => setOpen(false)} />
      </LazyDialog>
    </>
  )
}

type Fields = { prize: string; closesAt: string; winners: string; reason: string }

const findInvalidFields = ({ prize, closesAt, winners, reason }: Fields): (keyof Fields)[] => {
  const isInvalid: Record<keyof Fields, boolean> = {
    prize: prize.trim() === '',
    closesAt: !(Date.parse(closesAt) > Date.now()),
    winners: !/^[1-9]\d{0,2}$|^1000$/.test(winners),
    reason: reason.trim().length < 3,
  }
  return (Object.keys(isInvalid) as (keyof Fields)[]).filter((name) => isInvalid[name])
}

function OpenDrawForm({ onDone }: { onDone: () => void }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const start = useOpenDraw()
  const [fields, setFields] = useState<Fields>({ prize: '', closesAt: '', winners: '1', reason: '' })
  const [invalid, setInvalid] = useState<(keyof Fields)[]>([])
  const field = (name: keyof Fields) => ({
    value: fields[name],
    error: invalid.includes(name)
      ? t(name === 'reason' ? 'problem.reason' : `rewards.draws.start.wrong.${name}`)
      : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setFields({ ...fields, [name]: currentTarget.value }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findInvalidFields(fields)
    showErrorsAndFocusFirst(event.currentTarget, () => setInvalid(found))
    if (found.length > 0) return
    const { prize, closesAt, winners, reason } = fields
    start.mutate(
      {
        prize: prize.trim(),
        closes_at: new Date(closesAt).toISOString(),
        winners: Number(winners),
        reason: reason.trim(),
      },
      {
        onSuccess: () => {
          notify(t('rewards.draws.start.done'), 'success')
          onDone()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text tone="soft">{t('rewards.draws.start.body')}</Text>
        {start.error && (
          <Notice severity="error" live>
            {toErrorMessage(start.error)}
          </Notice>
        )}
        <TextField
          label={t('rewards.draws.prize')}
          hint={t('rewards.draws.start.prizeHint')}
          maxLength={200}
          {...field('prize')}
        />
        <TextField label={t('rewards.draws.closes')} type="datetime-local" {...field('closesAt')} />
        <TextField label={t('rewards.draws.start.winners')} inputMode="numeric" {...field('winners')} />
        <TextField
          label={t('field.reason')}
          hint={t('field.reasonHint')}
          rows={2}
          maxLength={500}
          {...field('reason')}
        />
        <Button type="submit" loading={start.isPending}>
          {t('rewards.draws.start.do')}
        </Button>
      </Stack>
    </form>
  )
}
