import type { IdentityInfo } from '@jobspan/shared-kit/contracts/identity/identity'
import { color, Heading, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { IdentityRows } from '../features/confirm/identity-rows.tsx'
import { Benefits } from '../identity/benefits.tsx'
import { SingpassButton } from '../identity/singpass-button.tsx'

const Frame = styled.div`
  max-inline-size: 600px;
  padding: 16px;
  border: 1px solid ${color.line};
`

const partlyShared: IdentityInfo = {
  id: 1,
  uinfin: '567D',
  is_uinfin_revealable: false,
  name: 'TAN MEI LING',
  residential_status: 'ALIEN',
  nationality: 'MALAYSIAN',
  pass_type: 'Employment Pass',
  pass_status: 'Live',
  pass_expiry_date: null,
  verify_role: 'pass_holder',
  shared_at: '2026-11-20T08:05:00Z',
  expires_at: '2026-11-21T08:05:00Z',
  failure: null,
}

/** This remote’s parts on the kit page (`/{language}/kit`, development only), each in every state that it has. */
export const Slot = () => {
  const t = useTranslations('mf-identity')
  return (
    <Stack gap={24}>
      <SingpassButton />
      <Benefits />
      <Frame>
        <Heading level={3} size={18}>
          {t('confirm.title')}
        </Heading>
        <IdentityRows info={partlyShared} />
      </Frame>
      <Frame>
        <Heading level={3} size={18}>
          {t('failed.title')}
        </Heading>
        <Text>{t('failed.text')}</Text>
        <IdentityRows info={undefined} />
      </Frame>
    </Stack>
  )
}
