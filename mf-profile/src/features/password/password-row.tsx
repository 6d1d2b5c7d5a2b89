import { signInMethodsQuery } from '@jobspan/shared-features/identity-confirmation/sign-in-methods-query'
import { Text, TextField } from '@jobspan/shared-kit/design'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import { formFields } from '../../form-fields.ts'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { EditorForm } from '../../settings/editor-form.tsx'
import { SettingRow } from '../../settings/setting-row.tsx'
import { savePassword } from './save-password.ts'

/** Of a password (contract `newPassword`). */
const minLength = 8
const maxLength = 128

/** Whether there is a password, and setting it. The present one is asked for only where the session proved nothing lately. */
export function PasswordRow({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const t = useTranslations('mf-profile')
  return (
    <SettingRow
      label={t('password.label')}
      actions={[
        {
          id: 'change',
          label: t(hasPassword ? 'change' : 'password.set'),
          editor: (close) => <PasswordEditor email={email} onDone={close} />,
        },
      ]}
    >
      <Text tone={hasPassword ? 'ink' : 'soft'}>{t(hasPassword ? 'password.isSet' : 'password.none')}</Text>
    </SettingRow>
  )
}

function PasswordEditor({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslations('mf-profile')
  const fieldErrorText = useFieldErrorText()
  const { api, notify, queryClient } = usePlatform()
  const [password, setPassword] = useState('')
  const [invalid, setInvalid] = useState<string>()
  const save = useIdentityConfirmedMutation({
    action: () => savePassword(api, password),
    fields: formFields.setPassword,
    onSuccess: (methods) => {
      queryClient.setQueryData(signInMethodsQuery(api).queryKey, methods)
      void queryClient.invalidateQueries({ queryKey: ['mf-profile', 'devices'] })
      notify(t('password.saved'), 'success')
      onDone()
    },
  })
  return (
    <EditorForm
      submit={t('password.save')}
      busy={save.isPending}
      onCancel={onDone}
      onSubmit={() => {
        const errorMessage =
          password.length < minLength
            ? fieldErrorText('tooShort', minLength)
            : password.length > maxLength
              ? fieldErrorText('tooLong', maxLength)
              : undefined
        setInvalid(errorMessage)
        if (!errorMessage) save.mutate()
      }}
    >
      {/* Password managers learn by it whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('password.new')}
        type="password"
        autoComplete="new-password"
        hint={t('password.hint', { count: minLength })}
        error={invalid ?? save.fieldErrors.password ?? save.errorMessage}
        value={password}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          setInvalid(undefined)
          save.reset()
        }}
      />
    </EditorForm>
  )
}
