import { Card, Heading, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { SingpassButton } from '../../identity/singpass-button.tsx'
import { StandInNote } from '../../identity/stand-in-note.tsx'
import { useIsVerificationOffered } from '../../identity/use-is-verification-offered.ts'

/** Asks to verify where something cannot be done without; nothing where it makes no sense. */
export function VerificationPrompt({ text }: { text: ReactNode }) {
  const t = useTranslations('mf-identity')
  if (!useIsVerificationOffered()) return null
  return (
    <Card as="section" label={t('prompt.title')}>
      <Stack gap={12}>
        <Heading level={2} size={18}>
          {t('prompt.title')}
        </Heading>
        <Text size={15} tone="soft">
          {text}
        </Text>
        <SingpassButton />
        <StandInNote />
      </Stack>
    </Card>
  )
}
