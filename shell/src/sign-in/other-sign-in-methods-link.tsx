import { Icon, Inline, Text, TextLink } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { ArrowLeft } from 'lucide-react'
import { stepHref } from './sign-in-steps.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Back to all the ways in. */
export const OtherSignInMethodsLink = ({ flow }: { flow: Pick<SignInFlow, 'redirect'> }) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  return (
    <Text>
      <TextLink href={stepHref(locale.language, 'start', flow.redirect)} tone="quiet">
        <Inline as="span" gap={4}>
          <Icon glyph={ArrowLeft} size={16} directional />
          {t('account.otherSignInMethods')}
        </Inline>
      </TextLink>
    </Text>
  )
}
