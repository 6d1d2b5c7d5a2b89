import { IconButton, media, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { isSkipped, rememberSkip } from '../identity/identity-cookies.ts'
import { SingpassButton } from '../identity/singpass-button.tsx'
import { useIsVerificationOffered } from '../identity/use-is-verification-offered.ts'

/** One row, or two on phones: the slot has room for 144 px above the messages. */
const Row = styled.section`
  display: grid;
  grid-template: 'text skip' auto 'button button' auto / minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  padding-block: ${space[12]};

  ${media.tablet} {
    grid-template: 'text button skip' auto / minmax(0, 1fr) auto auto;
    padding-block: ${space[8]};
  }
`
const Button = styled.div`
  grid-area: button;
`

/** Beside a chat: recruiters see the badge there. Not for three days after *Not now*. */
export function Slot() {
  const t = useTranslations('mf-identity')
  const isOffered = useIsVerificationOffered()
  // The server does not read the cookie, so the prompt comes with the browser.
  const [isPutOff, setPutOff] = useState(true)
  useEffect(() => setPutOff(isSkipped()), [])
  if (!isOffered || isPutOff) return null
  return (
    <Row aria-label={t('prompt.title')}>
      <Text size={15} tone="soft">
        {t('prompt.chat')}
      </Text>
      <Button>
        <SingpassButton />
      </Button>
      <IconButton
        glyph={X}
        label={t('prompt.notNow')}
        onClick={() => {
          rememberSkip()
          setPutOff(true)
        }}
      />
    </Row>
  )
}
