import {
  ButtonLink,
  Container,
  ErrorState,
  Heading,
  media,
  SkeletonRegion,
  SkeletonText,
  Stack,
  space,
  Text,
} from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { AlertLink } from '../features/job-alert-link/alert-link.tsx'
import { alertLinkQuery, isExpiredLink, isWholeToken, linkPurposes } from '../features/job-alert-link/alert-link-api.ts'
import { notFoundQuery } from './not-found-query.ts'

const Air = styled.div`
  max-inline-size: 34rem;
  min-block-size: 70vh;
  padding-block: ${space[32]} ${space[64]};

  ${media.wide} {
    padding-block-start: ${space[64]};
  }
`

/** `/job-alert/:purpose#token`, where a mail of a job alert leads: to confirm it, to change it, or to end it. */
export const Page = () => (
  <Container width="text">
    <Air>
      <LinkOfFragment />
    </Air>
  </Container>
)

/** The token stands in the fragment, which no server and no Referer sees; it is taken out of the address at once. */
const LinkOfFragment = () => {
  const { navigate } = usePlatform()
  const [token, setToken] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fragment is read once.
  useEffect(() => {
    const fragment = window.location.hash.slice(1)
    setToken(fragment)
    if (fragment) void navigate(window.location.pathname + window.location.search, { replace: true, keepScroll: true })
  }, [])
  if (token === undefined) return <Waiting />
  return isWholeToken(token) ? <Link token={token} /> : <BrokenLink />
}

const Link = ({ token }: { token: string }) => {
  const { api } = usePlatform()
  const link = useQuery(alertLinkQuery(api, token))
  if (link.data) return <AlertLink token={token} link={link.data} />
  if (link.isPaused) return <ErrorState kind="offline" level={1} onRetry={() => void link.refetch()} />
  if (!link.isError) return <Waiting />
  if (isExpiredLink(link.error)) return <ExpiredLink />
  if (link.error.kind === 'refused') return <BrokenLink />
  return <ErrorState level={1} onRetry={() => void link.refetch()} retrying={link.isFetching} />
}

const Waiting = () => {
  const t = useTranslations('mf-profile')
  return (
    <Stack gap={16}>
      <Heading level={1} size={28}>
        {t('alertLink.manageTitle')}
      </Heading>
      <SkeletonRegion>
        <SkeletonText lines={4} />
      </SkeletonRegion>
    </Stack>
  )
}

const Message = ({ title, body }: { title: string; body: string }) => {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  return (
    <Stack gap={16} align="start">
      <Heading level={1} size={28}>
        {title}
      </Heading>
      <Text>{body}</Text>
      <ButtonLink {...link(urls.accountSettings('job-alert'))}>{t('alertLink.settings')}</ButtonLink>
      <ButtonLink variant="secondary" {...link(urls.search())}>
        {t('alertLink.search')}
      </ButtonLink>
    </Stack>
  )
}

const ExpiredLink = () => {
  const t = useTranslations('mf-profile')
  return <Message title={t('alertLink.expiredTitle')} body={t('alertLink.expiredBody')} />
}

const BrokenLink = () => {
  const t = useTranslations('mf-profile')
  return <Message title={t('alertLink.brokenTitle')} body={t('alertLink.brokenBody')} />
}

const isPurpose = (name: string | undefined) => linkPurposes.some((purpose) => purpose === name)

export const queries = ({ params }: PageContext): PageQuery[] =>
  isPurpose(params.purpose) ? [] : [notFoundQuery(params.purpose)]

export const head = ({ t }: PageContext): Head => ({ title: t('tabs.job-alert'), robots: 'noindex' })
