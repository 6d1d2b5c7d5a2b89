import { Container, color, fontSize, minTargetSize, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { styled } from 'styled-components'
import type { PreviewBanner } from '../boot-data.ts'

const Ground = styled.aside`
  background: ${color.ink};
  color: ${color.paper};
  font-size: ${fontSize[13]};
`
const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[16]};
  margin: 0;
  overflow-wrap: anywhere;
`
const End = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${minTargetSize};
  color: inherit;
`

const getQueryParameter = ({ kind }: PreviewBanner) =>
  kind === 'override' || kind === 'override-refused' ? 'override' : 'preview'

/** Says on every page that this visitor sees what others do not, and how to end that. Plain links: no script is needed. */
export const PreviewBanners = ({ badges, here }: { badges: readonly PreviewBanner[]; here: string }) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  // In the time of all places alike: the server does not know the reader's.
  const dateOf = (at: string) =>
    new Intl.DateTimeFormat(locale.intl, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    }).format(new Date(at))
  const textOf = ({ kind, remote, buildOrOrigin, enabled, label }: PreviewBanner) => {
    if (kind === 'preview-expired') return t('badge.ended')
    if (kind === 'override-refused') return t('badge.refused')
    if (kind === 'override') return t('badge.override', { remote, origin: buildOrOrigin })
    const named = { remote: label?.name ?? remote, build: label ? dateOf(label.published_at) : buildOrOrigin }
    if (kind === 'preview-unavailable') return t('badge.previewUnavailable', named)
    return t(enabled ? 'badge.preview' : 'badge.previewOff', named)
  }
  const end = here.includes('?') ? '&' : '?'
  return (
    <Ground aria-label={t('badge.label')}>
      <Container>
        {badges.map((badge) => (
          <Row key={badge.remote + badge.kind}>
            {textOf(badge)}
            {/* The target keeps the link a real one: the server has to see it. */}
            <End href={`${here}${end}${getQueryParameter(badge)}=`} target="_self">
              {t(badge.remote === '' ? 'badge.close' : 'badge.end')}
            </End>
          </Row>
        ))}
      </Container>
    </Ground>
  )
}
