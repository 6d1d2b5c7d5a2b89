import { Button, ButtonLink, Inline, space } from '@jobspan/shared-kit/design'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useOwnLink } from '@jobspan/shared-kit/hooks/use-own-link'
import { useText } from '@jobspan/shared-kit/i18n'
import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import { Flush } from '../settings/flush.tsx'
import type { Completion } from './use-completion.ts'

const Foot = styled.div`
  padding-block-start: ${space[8]};
`

/** On to the next step, and back to the one before. Without `onPress` the button sends the form around it. */
export function StepActions({
  completion,
  label,
  skips = false,
  busy = false,
  onPress,
}: {
  completion: Completion
  label: string
  /** Something else is what most come for. */
  skips?: boolean
  busy?: boolean
  onPress?: () => void
}) {
  const t = useText('mf-profile')
  const link = useOwnLink()
  // A form that no script watches yet must not be sent.
  const isHydrated = useIsHydrated()
  const { previous, pathOf } = completion
  return (
    <Foot>
      <Inline gap={12} justify="between">
        <Button
          type={onPress ? 'button' : 'submit'}
          variant={skips ? 'secondary' : 'primary'}
          size="large"
          loading={busy}
          disabled={!isHydrated}
          onClick={onPress}
        >
          {label}
        </Button>
        {previous && (
          <Flush>
            <ButtonLink variant="quiet" icon={ArrowLeft} directionalIcon {...link(pathOf(previous))}>
              {t('complete.back')}
            </ButtonLink>
          </Flush>
        )}
      </Inline>
    </Foot>
  )
}
