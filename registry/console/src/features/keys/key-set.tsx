import type { SigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import { color, Text } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { Disclosure } from '../../components/disclosure.tsx'
import { useConsoleText } from '../../texts.ts'

const Code = styled.pre`
  margin: 0;
  margin-block-start: 8px;
  padding: 16px;
  border-radius: 8px;
  background: ${color.sunken};
  font-size: 0.8125rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  user-select: all;
`

/** The public halves as a JSON Web Key Set (RFC 7517): what a shell is given that missed a rotation, or that is new. */
export function KeySet({ keys }: { keys: readonly SigningKey[] }) {
  const t = useConsoleText()
  const trusted = keys.filter(({ state }) => state !== 'retired')
  return (
    <Disclosure summary={t('keys.byHand')}>
      <Text size={15} tone="soft">
        {t('keys.byHandBody')}
      </Text>
      <Code aria-label={t('keys.keySet')}>
        {JSON.stringify({ keys: trusted.map(({ public_key }) => public_key) }, null, 2)}
      </Code>
    </Disclosure>
  )
}
