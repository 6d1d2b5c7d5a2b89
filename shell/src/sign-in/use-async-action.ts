import { formatCountdown } from '@jobspan/shared-kit/account'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useCallback, useState } from 'react'
import { type AccountError, codeError } from './account-errors.ts'

/** Puts a failure where it belongs: gives the words for the form, or shows the notification and gives none. */
export const useErrorMessage = () => {
  const t = useTranslations('shell')
  const { notify } = usePlatform()
  return useCallback(
    ({ text, place, words, seconds }: AccountError): string => {
      const message = words || (text === '' ? '' : t(text))
      if (place === 'notice') {
        notify(message, 'error')
        return ''
      }
      return seconds ? `${message} ${t('account.errors.wait', { time: formatCountdown(seconds) })}` : message
    },
    [t, notify],
  )
}

/** Something that is sent and may fail: whether it is under way, and what to say about it. One at a time. */
export const useAsyncAction = () => {
  const explain = useErrorMessage()
  const [isPending, setBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const run = useCallback(
    async (work: () => Promise<unknown>, describe: (error: unknown) => AccountError = codeError) => {
      setBusy(true)
      setErrorMessage('')
      try {
        await work()
      } catch (error) {
        setErrorMessage(explain(describe(error)))
      } finally {
        setBusy(false)
      }
    },
    [explain],
  )
  return { isPending, errorMessage, run, setErrorMessage }
}
