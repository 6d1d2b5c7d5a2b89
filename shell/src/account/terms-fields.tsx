import { Checkbox, Stack } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'

/** What a new member agrees to, and what they may want. */
export const TermsFields = ({ problem }: { problem: string | undefined }) => {
  const t = useText('shell')
  const { site } = usePlatform()
  return (
    <Stack gap={4}>
      <Checkbox name="terms_and_condition" label={t('account.terms', { brand: site.brand })} error={problem} />
      <Checkbox name="is_subscribe" label={t('account.news')} />
    </Stack>
  )
}
