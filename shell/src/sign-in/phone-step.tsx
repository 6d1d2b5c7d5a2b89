import { PhoneField } from '@jobspan/shared-features/account'
import { phoneNumber } from '@jobspan/shared-kit/contracts/members/phone'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { Button, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type FormEvent, useRef } from 'react'
import { z } from 'zod/mini'
import { formFields } from './form-fields.ts'
import { OtherSignInMethodsLink } from './other-sign-in-methods-link.tsx'
import { StepLayout } from './step-layout.tsx'
import { useAsyncAction } from './use-async-action.ts'
import { useSendCode } from './use-send-code.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** A mobile number, which a code is texted to. */
export const PhoneStep = ({ flow, takeFocus }: { flow: SignInFlow; takeFocus: boolean }) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  const sendCode = useSendCode(flow)
  const task = useAsyncAction(formFields.sendLoginCode)
  const form = useRef<HTMLFormElement>(null)
  const country = useRef<CountryKey>(locale.country)
  const { phone } = flow.draft

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!z.safeParse(phoneNumber, phone).success) {
      task.setErrorMessage(t(phone === '' ? 'account.phone.missing' : 'account.phone.short'))
      form.current?.querySelector('input')?.focus()
      return
    }
    flow.recordMethod('phone_code', { phone })
    void task.run(async () => {
      await sendCode({ what: 'phone-code', to: phone }, country.current)
      flow.go('code')
    })
  }

  return (
    <StepLayout title={t('account.phone.title')} text={t('account.phone.text')} takeFocus={takeFocus}>
      <form ref={form} onSubmit={submit} method="post" noValidate>
        <Stack gap={16}>
          <PhoneField
            key={flow.isDraftLoaded ? 'own' : 'first'}
            label={t('account.phone.label')}
            value={phone}
            onChange={(number, picked) => {
              country.current = picked
              flow.updateDraft({ phone: number })
            }}
            country={locale.country}
            error={task.errorMessage || task.fieldErrors.phone}
          />
          <Button type="submit" size="large" block loading={task.isPending}>
            {t('account.phone.submit')}
          </Button>
        </Stack>
      </form>
      <OtherSignInMethodsLink flow={flow} />
    </StepLayout>
  )
}
