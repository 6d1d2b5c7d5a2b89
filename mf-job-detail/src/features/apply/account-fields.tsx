import { Button, Stack, space, TextField } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { type ApplyForm, isEmail, isPassword } from './apply-form.ts'
import { isNameTooLong } from './person-name.ts'

/** The button has no edge to be seen: its words stand in line with the fields'. */
const Outdent = styled.div`
  margin-inline-start: -${space[12]};
`

/** Registers on the spot with three fields, or signs in with two. */
export function AccountFields({
  form,
  account,
  setAccount,
}: {
  form: UseFormReturn<ApplyForm>
  account: 'new' | 'existing'
  setAccount: (account: 'new' | 'existing') => void
}) {
  const t = useText('mf-job-detail')
  const { locale } = usePlatform()
  const { register, clearErrors } = form
  const { errors } = form.formState
  const isNew = account === 'new'
  const change = () => {
    clearErrors(['name', 'email', 'password'])
    setAccount(isNew ? 'existing' : 'new')
  }
  return (
    <Stack gap={16}>
      {isNew && (
        <TextField
          label={t('account.name')}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name', {
            validate: (name) => {
              if (name.trim() === '') return t('problem.required')
              return !isNameTooLong(name, locale.language) || t('problem.tooLong')
            },
          })}
        />
      )}
      <TextField
        label={t('account.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register('email', {
          validate: (email) => (email.trim() === '' ? t('problem.empty') : isEmail(email) || t('problem.email')),
        })}
      />
      <TextField
        label={t('account.password')}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? t('account.passwordHint') : undefined}
        error={errors.password?.message}
        {...register('password', {
          validate: (password) => {
            if (password === '') return t('problem.required')
            return !isNew || isPassword(password) || t('problem.password')
          },
        })}
      />
      <Outdent>
        <Button variant="quiet" size="small" onClick={change}>
          {t(isNew ? 'account.haveOne' : 'account.haveNone')}
        </Button>
      </Outdent>
    </Stack>
  )
}
