import { isPlainName } from '@jobspan/shared-kit/contracts/members/plain-name'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Button, Stack, space, Text, TextField, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFieldErrorText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { type ApplyForm, isEmail, isPassword } from './apply-form.ts'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'
import { isNameTooLong } from './split-name.ts'

/** The button has no edge to be seen: its words stand in line with the fields'. */
const Outdent = styled.div`
  margin-inline-start: -${space[12]};
`

type Props = {
  form: UseFormReturn<ApplyForm>
  account: 'new' | 'existing'
  setAccount: (account: 'new' | 'existing') => void
  /** Where this job's form stands again, for who signs in elsewhere. */
  returnUrl: string
  /** The account is known, and the password was not right: it may have none. */
  isRefused: boolean
}

/** Registers on the spot with three fields, or signs in with two; all the other ways in are a link away. */
export function AccountFields({ form, account, setAccount, returnUrl, isRefused }: Props) {
  const t = useApplyTexts()
  const fieldErrorText = useFieldErrorText()
  const { locale } = usePlatform()
  const link = useInternalLink()
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
              if (toCleanLine(name) === '') return t('problem.required')
              if (!isPlainName(toCleanLine(name))) return fieldErrorText('name')
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
          validate: (email) => (toCleanLine(email) === '' ? t('problem.empty') : isEmail(email) || t('problem.email')),
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
      <Text size={15}>
        <span role="status">{isRefused && t('account.maybeNoPassword')}</span>{' '}
        <TextLink {...link(urls.getStarted(returnUrl))}>{t('account.otherSignInMethods')}</TextLink>
      </Text>
      <Outdent>
        <Button variant="quiet" size="small" onClick={change}>
          {t(isNew ? 'account.haveOne' : 'account.haveNone')}
        </Button>
      </Outdent>
    </Stack>
  )
}
