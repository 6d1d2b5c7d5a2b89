import { Button, Card, Heading, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isSkipped, rememberSkip } from '../../identity/identity-cookies.ts'
import { identityStatusQuery } from '../../identity/identity-queries.ts'
import { SingpassButton } from '../../identity/singpass-button.tsx'
import { useIsIdentityCountry } from '../../identity/use-identity-availability.ts'

/**
 * Proposes to verify, beside what it helps with. Nothing where it makes no sense: elsewhere than in Singapore, for guests, for who is verified, and for
 * three days after *Not now*. `isNeeded`: the page says that something cannot be done without; then it cannot be put off.
 */
export function VerificationPrompt({ text, isNeeded = false }: { text: ReactNode; isNeeded?: boolean }) {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  const isHere = useIsIdentityCountry()
  const status = useQuery({ ...identityStatusQuery(api), enabled: isHere }).data
  // The server does not read the cookie, so a prompt that may be put off comes with the browser.
  const [isPutOff, setPutOff] = useState(true)
  useEffect(() => setPutOff(isSkipped()), [])
  const canVerify = status?.is_available && !status.verification?.is_valid
  if (!isHere || !canVerify || (isPutOff && !isNeeded)) return null
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
        {!isNeeded && (
          <div>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                rememberSkip()
                setPutOff(true)
              }}
            >
              {t('prompt.notNow')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
