import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { ButtonLink, SkeletonText } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { Invited } from '../features/invited/invited.tsx'
import { invitationByCodeQuery } from '../rewards/invitation-queries.ts'
import { PageFrame } from '../rewards/page-frame.tsx'
import { programmeQuery } from '../rewards/programme-query.ts'
import { rewardLimits } from '../rewards/reward-limits.ts'
import { RewardProgress } from '../rewards/reward-progress.tsx'
import { Rules } from '../rewards/rules.tsx'
import { Section } from '../rewards/section.tsx'
import { WhatBothGet } from '../rewards/what-both-get.tsx'

/** Why there is nothing to accept, and what to do instead. */
function NothingToAccept({ kind }: { kind: 'unknown' | 'own' | 'member' }) {
  const t = useTranslations('mf-rewards')
  const { site } = usePlatform()
  const link = useInternalLink()
  return (
    <PageFrame title={t(`landing.${kind}Title`)} lead={t(`landing.${kind}Text`, { brand: site.brand })}>
      <div>
        {kind === 'unknown' ? (
          <ButtonLink {...link(urls.getStarted(undefined, 'register'))}>{t('landing.registerPlain')}</ButtonLink>
        ) : (
          <ButtonLink {...link(urls.inviteFriends())}>{t('landing.invite')}</ButtonLink>
        )}
      </div>
    </PageFrame>
  )
}

/** Who invites, what both get, and the ways into an account. */
function OpenInvitation({ code, name }: { code: string; name: string | null }) {
  const t = useTranslations('mf-rewards')
  const format = useFormat()
  const { api, site } = usePlatform()
  const programme = useQuery(programmeQuery(api)).data
  const title =
    name === null ? t('landing.titleHidden', { brand: site.brand }) : t('landing.title', { name, brand: site.brand })
  return (
    <PageFrame title={title} lead={t('landing.lead', { days: format.number(rewardLimits.daysToAttach) })}>
      <Invited code={code} />
      <RewardProgress done={1} />
      {programme && (
        <Section title={t('gets.title')}>
          <WhatBothGet programme={programme} reader="invitee" />
        </Section>
      )}
      <Rules programme={programme} />
    </PageFrame>
  )
}

/** `/invite/:code`: where a member's link leads. */
export const Page = ({ params }: { params: Record<string, string> }) => {
  const t = useTranslations('mf-rewards')
  const { api, site } = usePlatform()
  const code = params.code ?? ''
  const query = useQuery(invitationByCodeQuery(api, code))
  if (query.data === undefined)
    return (
      <PageFrame title={t('head.invitation', { brand: site.brand })}>
        <QueryBoundary query={query} skeleton={<SkeletonText lines={4} />}>
          {() => null}
        </QueryBoundary>
      </PageFrame>
    )
  if (query.data === null) return <NothingToAccept kind="unknown" />
  const { status, inviter } = query.data
  if (status !== 'open') return <NothingToAccept kind={status} />
  return <OpenInvitation code={code} name={inviter.name} />
}

export const queries = ({ api, params }: PageContext): PageQuery[] => [
  { options: invitationByCodeQuery(api, params.code ?? '') },
  { options: programmeQuery(api), afterHead: true },
]

/** Each link is one member's, so that no search engine lists it. */
export const head = ({ t, site, api, params, queryClient }: PageContext): Head => {
  const invitation = queryClient.getQueryData(invitationByCodeQuery(api, params.code ?? '').queryKey)
  return {
    title: t('head.invitation', { brand: site.brand }),
    description: t('head.inviteText', { brand: site.brand, days: rewardLimits.daysToAttach }),
    robots: 'noindex',
    ...(invitation === null && { status: 404 }),
  }
}
