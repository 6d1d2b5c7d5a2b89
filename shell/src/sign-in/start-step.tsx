import {
  Button,
  ButtonLink,
  color,
  Divider,
  media,
  Notice,
  Stack,
  space,
  Text,
  TextField,
  TextLink,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, QrCode, Smartphone } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { getEmailErrorKey } from './get-email-error-key.ts'
import { loadSessionContracts, usePrefetchContracts } from './load-sign-in-contracts.ts'
import { stepHref } from './sign-in-steps.ts'
import { SocialButtons } from './social-buttons.tsx'
import { socialProvidersQuery } from './social-providers-query.ts'
import { StepLayout } from './step-layout.tsx'
import { useAsyncAction } from './use-async-action.ts'
import { useHasPasskeys, usePasskeyAutofill, useSignInWithPasskey } from './use-passkey.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

const Or = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[12]};
  color: ${color.inkSoft};
`
/** A phone does not scan itself. */
const WideOnly = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`
const Methods = styled.div`
  display: grid;
  gap: ${space[8]};
`

/** Every way in, the shortest first. What is typed here says nothing about who has an account. */
export const StartStep = ({
  flow,
  takeFocus,
  notice,
}: {
  flow: SignInFlow
  takeFocus: boolean
  /** Why somebody is here who did not mean to be. */
  notice?: string
}) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  const task = useAsyncAction()
  usePasskeyAutofill(flow, task)
  const [fieldError, setFieldError] = useState<string>()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  usePrefetchContracts()
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    void task.run(async () => {
      const { emailAddress } = await loadSessionContracts()
      const typed = field.current?.value ?? ''
      const parsed = emailAddress.safeParse(typed)
      setFieldError(parsed.success ? undefined : t(getEmailErrorKey(typed)))
      if (!parsed.success) return field.current?.focus()
      flow.updateDraft({ email: parsed.data })
      flow.go('email')
    })
  }

  return (
    <StepLayout
      title={t('account.title')}
      text={t('account.signInText')}
      errorMessage={task.errorMessage}
      takeFocus={takeFocus}
    >
      {notice && (
        <Notice severity="warning" live>
          {notice}
        </Notice>
      )}
      <form onSubmit={goOn} method="post" noValidate>
        <Stack gap={16}>
          <TextField
            ref={field}
            label={t('account.email')}
            name="email"
            type="email"
            autoComplete="username webauthn"
            defaultValue={flow.draft.email}
            error={fieldError}
          />
          <Button type="submit" size="large" block>
            {t('account.withEmail')}
          </Button>
        </Stack>
      </form>
      <Or>
        <Divider />
        <Text as="span" size={15} tone="inherit">
          {t('account.or')}
        </Text>
        <Divider />
      </Or>
      <OtherMethods flow={flow} task={task} />
      <Text align="center">
        <TextLink href={stepHref(locale.language, 'register', flow.redirect)}>{t('account.toRegister')}</TextLink>
      </Text>
    </StepLayout>
  )
}

/** What signs in without an e-mail address. */
const OtherMethods = ({ flow, task }: { flow: SignInFlow; task: ReturnType<typeof useAsyncAction> }) => {
  const t = useTranslations('shell')
  const { api, locale } = usePlatform()
  const { data: providers = [] } = useQuery(socialProvidersQuery(api))
  const withPasskey = useSignInWithPasskey(flow, task)
  const showsPasskey = useHasPasskeys()
  return (
    <Methods>
      <SocialButtons providers={providers} flow={flow} task={task} />
      {showsPasskey && (
        <Button variant="secondary" size="large" block icon={KeyRound} loading={task.isPending} onClick={withPasskey}>
          {t('account.withPasskey')}
        </Button>
      )}
      <ButtonLink
        variant="secondary"
        size="large"
        block
        icon={Smartphone}
        href={stepHref(locale.language, 'phone', flow.redirect)}
      >
        {t('account.withPhone')}
      </ButtonLink>
      <WideOnly>
        <ButtonLink
          variant="secondary"
          size="large"
          block
          icon={QrCode}
          href={stepHref(locale.language, 'qr', flow.redirect)}
        >
          {t('account.withQr')}
        </ButtonLink>
      </WideOnly>
    </Methods>
  )
}
