import type { ChatRecruiter } from '@jobspan/shared-kit/contracts/chats/job-chat'
import { Avatar, type AvatarSize, color, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
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
export function RecruiterAvatar({ recruiter, size = 48 }: { recruiter: ChatRecruiter; size?: AvatarSize }) {
  const t = useTranslations('mf-chat')
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
