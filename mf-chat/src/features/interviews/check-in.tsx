import { onlyDigits } from '@jobspan/shared-features/account'
import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
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

type Props = {
  interview: Interview
  onDone: (text: string) => void
  /** Where nobody can check in to the interview that a refusal brought, and this is gone. */
  onOutdated: (changed: Interview, refusal: unknown) => void
}

const useCheckIn = ({ interview, onDone, onOutdated }: Props) => {
  const t = useTranslations('mf-chat')
  return useInterviewAct<Evidence>(
    ({ checkInToInterview }, api, evidence) =>
      api.call(checkInToInterview, { params: { id: interview.id }, body: evidence }),
    () => onDone(t('checkIn.done')),
    (changed, refusal) => {
      if (!changed.actions.includes('check_in')) onOutdated(changed, refusal)
    },
  )
}

/** Checks in by the position, if the member agrees; the browser asks them. */
function CheckInByPosition({ checkIn, onFault }: { checkIn: ReturnType<typeof useCheckIn>; onFault: () => void }) {
  const t = useTranslations('mf-chat')
  const [isLocating, setLocating] = useState(false)
  const sendPosition = async () => {
    setLocating(true)
    try {
      const { coords } = await readPosition()
      checkIn.mutate({ position: { latitude: coords.latitude, longitude: coords.longitude } })
    } catch {
      onFault()
    } finally {
      setLocating(false)
    }
  }
  return (
    <Button variant="secondary" icon={MapPin} loading={isLocating} onClick={() => void sendPosition()}>
      {t('checkIn.position')}
    </Button>
  )
}

/** Checks in with the six digits that are shown at the place, or by the position where the place has one. */
function CheckInWithCode(props: Props) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const checkIn = useCheckIn(props)
  const refusal = useFormRefusal()(checkIn.error, formFields.checkInToInterview, toErrorMessage)
  const hasPosition = props.interview.place?.latitude !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const digits = onlyDigits(code)
    setFault(digits.length === 6 ? undefined : t('checkIn.codeInvalid'))
    if (digits.length === 6 && !checkIn.isPending) checkIn.mutate({ code: digits })
  }
  const error = fault ?? refusal.fields.code ?? refusal.summary
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={8}>
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
          {hasPosition && <CheckInByPosition checkIn={checkIn} onFault={() => setFault(t('checkIn.positionFailed'))} />}
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

/** Checks in by a press, where neither a code nor the position is asked for. */
function CheckInButton(props: Props) {
  const t = useTranslations('mf-chat')
  const checkIn = useCheckIn(props)
  return (
    <>
      <CardError error={checkIn.error} />
      <div>
        <Button loading={checkIn.isPending} onClick={() => checkIn.mutate({})}>
          {t('checkIn.open')}
        </Button>
      </div>
    </>
  )
}

/** Checks in to an interview, and says until when one can. */
export function CheckIn(props: Props) {
  const t = useTranslations('mf-chat')
  const { own } = useInterviewTimeFormat(props.interview)
  const { place, check_in_until: until } = props.interview
  const Form = place?.has_code ? CheckInWithCode : CheckInButton
  return (
    <Stack gap={8}>
      {until && <Text size={15}>{t('checkIn.until', { time: own.moment(until) })}</Text>}
      <Form {...props} />
    </Stack>
  )
}
