import { Button, Stack, Text, TextField, TextLink, visuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { Link2, Mail } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { signInError } from './account-errors.ts'
import { loadSignInContracts } from './load-sign-in-contracts.ts'
import type { useAsyncAction } from './use-async-action.ts'
import { useSendCode } from './use-send-code.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** For password managers, which want to know whose password it is. */
const Unseen = styled.input`
  ${visuallyHidden}
`

/** The ways that an address offers: its password, a code, or a link. All three stand there whether it has an account or not. */
export const EmailSignInMethods = ({
  email,
  withoutPassword,
  flow,
  task,
}: {
  email: string
  /** What is said above the ways that need no password. */
  withoutPassword: string
  flow: SignInFlow
  task: ReturnType<typeof useAsyncAction>
}) => {
  const t = useTranslations('shell')
  const { api, locale } = usePlatform()
  const sendCode = useSendCode(flow)
  const [missing, setMissing] = useState(false)
  const [pressed, setPressed] = useState<'password' | 'email-code' | 'link'>('password')
  const password = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPressed('password')
    void task.run(async () => {
      const { login, loginBody } = await loadSignInContracts()
      const body = { login: email, password: password.current?.value ?? '', language_code: locale.language }
      const isWhole = loginBody.safeParse(body).success
      setMissing(!isWhole)
      if (!isWhole) return password.current?.focus()
      flow.recordMethod('password', { email })
      await flow.handleResult(await api.call(login, { body }))
    }, signInError)
  }
  const send = (what: 'email-code' | 'link') => {
    setPressed(what)
    flow.recordMethod(what === 'link' ? 'magic_link' : 'email_code', { email })
    void task.run(async () => {
      await sendCode({ what, to: email })
      flow.go(what === 'link' ? 'link' : 'code')
    })
  }

  return (
    <Stack gap={24}>
      <form onSubmit={signIn} method="post" noValidate>
        <Stack gap={16}>
          <Unseen type="email" name="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
          <TextField
            ref={password}
            label={t('account.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            error={missing ? t('account.errors.passwordMissing') : undefined}
          />
          <Button type="submit" size="large" block loading={task.isPending && pressed === 'password'}>
            {t('account.signIn')}
          </Button>
          <Text size={15}>
            <TextLink href={inLanguage(locale.language, urls.changePassword(email))}>{t('account.forgot')}</TextLink>
          </Text>
        </Stack>
      </form>
      <WithoutPassword lead={withoutPassword} sending={task.isPending ? pressed : undefined} onSend={send} />
    </Stack>
  )
}

/** A code or a link by mail. */
const WithoutPassword = ({
  lead,
  sending,
  onSend,
}: {
  lead: string
  sending: 'password' | 'email-code' | 'link' | undefined
  onSend: (what: 'email-code' | 'link') => void
}) => {
  const t = useTranslations('shell')
  return (
    <Stack gap={8}>
      <Text size={15} tone="soft">
        {lead}
      </Text>
      <Button
        variant="secondary"
        size="large"
        block
        icon={Mail}
        loading={sending === 'email-code'}
        onClick={() => onSend('email-code')}
      >
        {t('account.sendCode')}
      </Button>
      <Button
        variant="secondary"
        size="large"
        block
        icon={Link2}
        loading={sending === 'link'}
        onClick={() => onSend('link')}
      >
        {t('account.sendLink')}
      </Button>
    </Stack>
  )
}
