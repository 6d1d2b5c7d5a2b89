import { color, Icon, minTargetSize, radius, space, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { styled } from 'styled-components'
import { redDotQuery } from './interview-queries.ts'

const Box = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: ${minTargetSize};
  padding-inline: ${space[8]};
  margin-inline-end: -8px;
  border-radius: ${radius.control};
  color: ${color.accent};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: ${color.accentWash};
    color: ${color.accentStrong};
  }
`
const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border-radius: ${radius.full};
  background: ${color.signal};

  @media (forced-colors: active) {
    background: Highlight;
  }
`

/** The way to the interviews, with a dot where one of them, or an offer, waits for the member. */
export function InterviewsLink() {
  const t = useTranslations('mf-chat')
  const { api } = usePlatform()
  const { data } = useQuery(redDotQuery(api))
  return (
    <Box to={urls.interviews()}>
      <Icon glyph={CalendarClock} size={18} />
      {t('interviews.title')}
      {data?.has_red_dot && (
        <>
          <Dot aria-hidden />
          <VisuallyHidden>{t('interviews.attention')}</VisuallyHidden>
        </>
      )}
    </Box>
  )
}
