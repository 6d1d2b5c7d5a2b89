import { Container, color, fontSize, minTargetSize, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
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
  const textOf = ({ kind, remote, buildOrOrigin, enabled }: PreviewBanner) => {
    if (kind === 'preview-expired') return t('badge.ended')
    if (kind === 'override-refused') return t('badge.refused')
    if (kind === 'override') return t('badge.override', { remote, origin: buildOrOrigin })
    return t(enabled ? 'badge.preview' : 'badge.previewOff', { remote, build: buildOrOrigin })
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
