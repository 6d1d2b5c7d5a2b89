import { Button, ButtonLink, Inline, Notice, Stack, space } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Outdent } from '../settings/outdent.tsx'
import type { Completion } from './use-completion.ts'

const Footer = styled.div`
  padding-block-start: ${space[8]};
`

/**
 * On to the next step, and back to the one before, with what went wrong with the step as a whole: on a phone, whoever presses the button sees
 * no more of a long form than its end. Without `onPress` the button sends the form around it.
 */
export function StepActions({
  completion,
  label,
  isSkip = false,
  isWaiting = false,
  busy = false,
  errorMessage,
  onPress,
}: {
  completion: Completion
  label: string
  /** Something else is what most come for. */
  isSkip?: boolean
  /** There is nothing to go on with yet, only a way back. */
  isWaiting?: boolean
  busy?: boolean
  errorMessage?: ReactNode
  onPress?: () => void
}) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  // A form that no script watches yet must not be sent.
  const isHydrated = useIsHydrated()
  const { previous, pathOf } = completion
  return (
    <Footer>
      <Stack gap={24}>
        {errorMessage && (
          <Notice severity="error" live>
            {errorMessage}
          </Notice>
        )}
        <Inline gap={12}>
          {previous && (
            <Outdent>
              <ButtonLink variant="quiet" icon={ArrowLeft} directionalIcon {...link(pathOf(previous))}>
                {t('complete.back')}
              </ButtonLink>
            </Outdent>
          )}
          {!isWaiting && (
            <Button
              type={onPress ? 'button' : 'submit'}
              variant={isSkip ? 'secondary' : 'primary'}
              size="large"
              loading={busy}
              disabled={!isHydrated}
              onClick={onPress}
            >
              {label}
            </Button>
          )}
        </Inline>
      </Stack>
    </Footer>
  )
}
