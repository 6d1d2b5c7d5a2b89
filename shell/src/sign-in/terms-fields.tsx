import { LegalLinks } from '@jobspan/shared-features/account'
import { Checkbox, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'

/** In line with the label of the box above. */
const Below = styled.div`
  margin-block-start: -${space[8]};
  padding-inline-start: 2.25rem;
`

/** What a new member agrees to. */
export const TermsFields = ({ errorMessage }: { errorMessage: string | undefined }) => {
  const t = useTranslations('shell')
  return (
    <Stack gap={4}>
      <Checkbox name="terms_and_condition" label={t('account.terms')} error={errorMessage} />
      <Below>
        <LegalLinks />
      </Below>
    </Stack>
  )
}
