import { onlyDigits } from '@jobspan/shared-features/account'
import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interviews'
import { Button, Inline, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { MapPin } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { CardError } from './card-error.tsx'
import { useInterviewAct } from './use-interview-act.ts'
import { useInterviewTimeFormat } from './use-interview-time-format.ts'

type Evidence = { code?: string; position?: { latitude: number; longitude: number } }

const positionTimeoutMs = 15_000

const readPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: positionTimeoutMs,
      maximumAge: 0,
    })
  })

/** Checks in to an interview: with the code that is shown there, by the position, or, where neither is asked for, by a press. */
export function CheckIn({ interview, onDone }: { interview: Interview; onDone: (text: string) => void }) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const { own } = useInterviewTimeFormat(interview)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isLocating, setLocating] = useState(false)
  const checkIn = useInterviewAct<Evidence>(
    ({ checkInToInterview }, api, evidence) =>
      api.call(checkInToInterview, { params: { id: interview.id }, body: evidence }),
    () => onDone(t('checkIn.done')),
  )
  const refusal = useFormRefusal()(checkIn.error, formFields.checkInToInterview, toErrorMessage)
  const { place, check_in_until: until } = interview
  const needsCode = place?.has_code ?? false
  const hasPosition = needsCode && place?.latitude !== null
  const sendPosition = async () => {
    setLocating(true)
    setFault(undefined)
    try {
      const { coords } = await readPosition()
      checkIn.mutate({ position: { latitude: coords.latitude, longitude: coords.longitude } })
    } catch {
      setFault(t('checkIn.positionFailed'))
    } finally {
      setLocating(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const digits = onlyDigits(code)
    setFault(digits.length === 6 ? undefined : t('checkIn.codeInvalid'))
    if (digits.length === 6 && !checkIn.isPending) checkIn.mutate({ code: digits })
  }
  const lead = until && <Text size={15}>{t('checkIn.until', { time: own.moment(until) })}</Text>
  if (!needsCode)
    return (
      <Stack gap={8}>
        {lead}
        <CardError error={checkIn.error} />
        <div>
          <Button loading={checkIn.isPending} onClick={() => checkIn.mutate({})}>
            {t('checkIn.open')}
          </Button>
        </div>
      </Stack>
    )
  const error = fault ?? refusal.fields.code ?? refusal.summary
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={8}>
        {lead}
        <TextField
          label={t('checkIn.code')}
          hint={t('checkIn.codeHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            setFault(undefined)
          }}
          {...(error ? { error } : {})}
        />
        <Inline gap={8}>
          <Button type="submit" loading={checkIn.isPending}>
            {t('checkIn.open')}
          </Button>
          {hasPosition && (
            <Button variant="secondary" icon={MapPin} loading={isLocating} onClick={() => void sendPosition()}>
              {t('checkIn.position')}
            </Button>
          )}
        </Inline>
        {hasPosition && (
          <Text size={13} tone="soft">
            {t('checkIn.positionHint')}
          </Text>
        )}
      </Stack>
    </form>
  )
}
