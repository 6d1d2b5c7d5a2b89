import { emailAddress } from '@jobspan/shared-kit/contracts/auth/session'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Text, TextField } from '@jobspan/shared-kit/design'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { z } from 'zod/mini'
import { VerificationForm } from '../../account/verification-form.tsx'
import { requestEmailCode, verifyEmailCode } from './verify-email.ts'

/** Verifies the account's address, or changes it to one that is verified on the way. */
export function EmailEditor({ kind, email, onDone }: { kind: 'verify' | 'change'; email: string; onDone: () => void }) {
  const t = useTranslations('mf-profile')
  const fieldErrorText = useFieldErrorText()
  const { api } = usePlatform()
  const [wanted, setWanted] = useState('')
  const [invalid, setInvalid] = useState<string>()
  const isChange = kind === 'change'
  const mayBeSent = () => {
    const isAddress = !isChange || z.safeParse(emailAddress, wanted).success
    setInvalid(isAddress ? undefined : fieldErrorText(toCleanLine(wanted) === '' ? 'required' : 'email'))
    return isAddress
  }
  return (
    <VerificationForm
      to={isChange ? toCleanLine(wanted) : email}
      validate={mayBeSent}
      send={() => requestEmailCode(api, isChange ? toCleanLine(wanted) : undefined)}
      verifyCode={(code) => verifyEmailCode(api, code)}
      successMessage={t(isChange ? 'email.changed' : 'email.verified')}
      isErrorShownInField={isChange}
      onDone={onDone}
    >
      {(sending) =>
        isChange ? (
          <TextField
            label={t('email.new')}
            type="email"
            autoComplete="email"
            hint={t('email.changeHint')}
            error={invalid ?? sending.errorMessage}
            value={wanted}
            onChange={(event) => {
              setWanted(event.currentTarget.value)
              sending.reset()
            }}
          />
        ) : (
          <Text>{t('email.verifyHint')}</Text>
        )
      }
    </VerificationForm>
  )
}
