import { LegalLinks } from '@jobspan/shared-kit/account'
import { Checkbox, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { styled } from 'styled-components'

/** In line with the words of the box above, which it explains. */
const Below = styled.div`
  margin-block-start: -${space[8]};
  padding-inline-start: 2.25rem;
`

/** What a new member agrees to, and what they may want. */
export const TermsFields = ({ problem }: { problem: string | undefined }) => {
  const t = useTranslations('shell')
  const { site } = usePlatform()
  return (
    <Stack gap={4}>
      <Checkbox name="terms_and_condition" label={t('account.terms', { brand: site.brand })} error={problem} />
      <Below>
        <LegalLinks />
      </Below>
      <Checkbox name="is_subscribe" label={t('account.news')} />
    </Stack>
  )
}
