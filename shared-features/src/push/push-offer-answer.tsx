import { Inline, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useHost } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { usePushTexts } from './use-push-texts.ts'

const settings = urls.accountSettings('notifications')

/** What came of the offer, in one line with the way to the settings. */
export function PushOfferAnswer({ answer }: { answer: 'on' | 'refused' }) {
  const t = usePushTexts()
  const link = useInternalLink()
  const hasSettings = useHost()?.hasPage(settings) ?? false
  return (
    <Inline gap={8}>
      <Text as="span" size={15}>
        {t(answer === 'on' ? 'on' : 'off')}
      </Text>
      {hasSettings && (
        <Text as="span" size={15}>
          <TextLink {...link(settings)}>{t('settings')}</TextLink>
        </Text>
      )}
    </Inline>
  )
}
