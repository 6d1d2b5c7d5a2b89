import { CodeField, QrCode } from '@jobspan/shared-features/account'
import {
  Button,
  color,
  font,
  fontSize,
  media,
  Notice,
  SkeletonBlock,
  SkeletonRegion,
  Stack,
  space,
  Text,
} from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formFields } from '../../form-fields.ts'
import { useIdentityConfirmedMutation } from '../../identity-confirmation/use-identity-confirmed-mutation.ts'
import { EditorForm } from '../../settings/editor-form.tsx'
import { requestTwoFactorSetup, turnOnTwoFactor } from './two-factor-api.ts'

const Column = styled.div`
  display: grid;
  gap: ${space[16]};

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`
const Secret = styled.code`
  display: block;
  text-wrap: balance;
  font-family: ${font.text};
  font-size: ${fontSize[16]};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
  color: ${color.ink};
  overflow-wrap: anywhere;
`

/** Written in fours, as apps and people read it. */
const formatSecretInGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The secret as a QR code and as text. */
function SetupSecret({ secret, otpauth_url }: { secret: string; otpauth_url: string }) {
  const t = useTranslations('mf-profile')
  const { notify } = usePlatform()
  const copy = async () => {
    await navigator.clipboard.writeText(secret).then(
      () => notify(t('copied'), 'success'),
      () => notify(t('notCopied'), 'error'),
    )
  }
  return (
    <Column>
      <QrCode value={otpauth_url} label={t('twoFactor.qr')} />
      <Stack gap={12} align="start">
        <Text>{t('twoFactor.scan')}</Text>
        <Text size={15} tone="soft">
          {t('twoFactor.orType')}
        </Text>
        <Secret dir="ltr">{formatSecretInGroups(secret)}</Secret>
        <Button variant="secondary" size="small" icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </Stack>
    </Column>
  )
}

/** A QR code and the same as text, then a code of the app as proof that it works. `onDone` gets the recovery codes. */
export function TwoFactorSetup({ onDone, onCancel }: { onDone: (codes: string[]) => void; onCancel: () => void }) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const [setup, setSetup] = useState<{ secret: string; otpauth_url: string }>()
  const [code, setCode] = useState('')
  const begun = useRef(false)
  const begin = useIdentityConfirmedMutation({ action: () => requestTwoFactorSetup(api), onSuccess: setSetup })
  const enable = useIdentityConfirmedMutation({
    action: (typed: string) => turnOnTwoFactor(api, typed),
    fields: formFields.enableTwoFactor,
    onSuccess: (answer) => onDone(answer.recovery_codes),
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin.mutate()
  }, [begin.mutate])
  if (!setup)
    return (
      <Stack gap={16} align="start">
        {begin.errorMessage && (
          <Notice severity="error" live>
            {begin.errorMessage}
          </Notice>
        )}
        {begin.isPending && (
          <SkeletonRegion>
            <SkeletonBlock width="208px" height="208px" />
          </SkeletonRegion>
        )}
        {!begin.isPending && begun.current && (
          <Button variant="secondary" onClick={() => begin.mutate()}>
            {t('retry')}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Stack>
    )
  return (
    <EditorForm
      submit={t('twoFactor.enable')}
      wide
      busy={enable.isPending}
      disabled={code.length < 6}
      onCancel={onCancel}
      onSubmit={() => enable.mutate(code)}
    >
      <SetupSecret {...setup} />
      <CodeField
        label={t('twoFactor.code')}
        hint={t('twoFactor.codeHint')}
        error={enable.fieldErrors.code ?? enable.errorMessage}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          if (typed.length < 6) enable.reset()
        }}
        onComplete={(typed) => enable.mutate(typed)}
        busy={enable.isPending}
        autoFocus
      />
    </EditorForm>
  )
}
