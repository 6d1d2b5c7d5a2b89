import { formatCountdown } from '@jobspan/shared-features/account'
import type { FormFields } from '@jobspan/shared-kit/hooks/place-refusal'
import { type FormRefusal, useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useCallback, useState } from 'react'
import { type AccountError, codeError } from './account-errors.ts'

/** Puts a failure where it belongs: gives the words for the form, or shows the notification and gives none. */
export const useErrorMessage = () => {
  const t = useTranslations('shell')
  const { notify } = usePlatform()
  return useCallback(
    ({ text, shownIn, words, seconds }: AccountError): string => {
      const message = words || (text === '' ? '' : t(text))
      if (shownIn === 'notice') {
        notify(message, 'error')
        return ''
      }
      return seconds ? `${message} ${t('account.errors.wait', { time: formatCountdown(seconds) })}` : message
    },
    [t, notify],
  )
}

/**
 * Something that is sent and may fail: whether it is under way, and what to say about it. One at a time. With `fields`, of a form, what the API
 * refuses of them is in `fieldErrors`; else what it says is of the whole.
 */
export const useAsyncAction = (fields?: FormFields) => {
  const toRefusal = useFormRefusal()
  const [fieldErrors, setFieldErrors] = useState<FormRefusal['fields']>({})
  const explain = useErrorMessage()
  const [isPending, setBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const run = useCallback(
    async (work: () => Promise<unknown>, describe: (error: unknown) => AccountError = codeError) => {
      setBusy(true)
      setErrorMessage('')
      setFieldErrors({})
      try {
        await work()
      } catch (error) {
        const toMessage = (other: unknown) => explain(describe(other))
        const refusal = fields ? toRefusal(error, fields, toMessage) : { fields: {}, summary: toMessage(error) }
        setFieldErrors(refusal.fields)
        setErrorMessage(refusal.summary ?? '')
      } finally {
        setBusy(false)
      }
    },
    [explain, fields, toRefusal],
  )
  return { isPending, errorMessage, fieldErrors, run, setErrorMessage }
}
