import { PhoneField } from '@jobspan/shared-features/account'
import { phoneNumber } from '@jobspan/shared-kit/contracts/members/phone'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { z } from 'zod/mini'
import { VerificationForm } from '../../account/verification-form.tsx'
import { requestSmsCode, verifySmsCode } from './verify-mobile.ts'

/** Verifies a number, which is the account's from then on. The rules of numbers per country are the API's (41348 to 41415). */
export function MobileEditor({ number, onDone }: { number: string; onDone: () => void }) {
  const t = useTranslations('mf-profile')
  const fieldErrorText = useFieldErrorText()
  const { api, locale } = usePlatform()
  const [wanted, setWanted] = useState(number)
  const [country, setCountry] = useState(locale.country)
  const [invalid, setInvalid] = useState<string>()
  return (
    <VerificationForm
      to={wanted}
      validate={() => {
        const isNumber = z.safeParse(phoneNumber, wanted).success
        // The country code is picked and never typed, so it cannot be what is missing.
        setInvalid(isNumber ? undefined : wanted === '' ? fieldErrorText('required') : t('mobile.short'))
        return isNumber
      }}
      send={() => requestSmsCode(api, wanted, country)}
      verifyCode={(code) => verifySmsCode(api, wanted, code)}
      successMessage={t('mobile.verified')}
      isErrorShownInField
      onDone={onDone}
    >
      {(sending) => (
        <PhoneField
          label={t('mobile.label')}
          value={wanted}
          country={locale.country}
          error={invalid ?? sending.errorMessage}
          onChange={(value, picked) => {
            setWanted(value)
            setCountry(picked)
            setInvalid(undefined)
            sending.reset()
          }}
        />
      )}
    </VerificationForm>
  )
}
