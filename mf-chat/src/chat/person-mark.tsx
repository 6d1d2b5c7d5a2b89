import type { ChatRecruiter } from '@jobspan/shared-kit/contracts/job-chat'
import { Avatar, color, type MarkSize, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'

const Box = styled.span`
  position: relative;
  display: inline-flex;
  align-self: start;
  flex: none;
`
const Dot = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: 12px;
  block-size: 12px;
  border: 2px solid ${color.surface};
  border-radius: 50%;
  background: ${color.success};
`

/** A recruiter's picture; a dot, and words for who does not see it, where they are here now. */
export function RecruiterAvatar({ recruiter, size = 48 }: { recruiter: ChatRecruiter; size?: MarkSize }) {
  const t = useText('mf-chat')
  return (
    <Box>
      <Avatar name={recruiter.name} image={recruiter.avatar_url} size={size} />
      {recruiter.is_online && (
        <Dot>
          <VisuallyHidden>{t('presence.now')}</VisuallyHidden>
        </Dot>
      )}
    </Box>
  )
}
