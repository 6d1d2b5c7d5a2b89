import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { ButtonLink, Card, Heading, Inline, SkeletonBlock, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { invitationsQuery, ownInvitationsQuery } from '../rewards/invitation-queries.ts'
import { PageFrame } from '../rewards/page-frame.tsx'
import { programmeQuery } from '../rewards/programme-query.ts'
import { rewardLimits } from '../rewards/reward-limits.ts'
import { countSteps, RewardProgress } from '../rewards/reward-progress.tsx'
import { Rules } from '../rewards/rules.tsx'
import { Section } from '../rewards/section.tsx'
import { WhatBothGet } from '../rewards/what-both-get.tsx'

/** What a guest does first. */
function GuestCard() {
  const t = useTranslations('mf-rewards')
  const { locale } = usePlatform()
  const link = useInternalLink()
  const back = inLanguage(locale.language, urls.inviteFriends())
  return (
    <Card as="section" tone="accent">
      <Inline gap={16} justify="between">
        <Stack gap={4}>
          <Heading level={2} size={18}>
            {t('guest.title')}
          </Heading>
          <Text size={15}>{t('guest.text')}</Text>
        </Stack>
        <ButtonLink {...link(urls.getStarted(back))}>{t('guest.action')}</ButtonLink>
      </Inline>
    </Card>
  )
}

/** Guests load none of it. */
const MemberParts = lazyPart(
  async () => (await import('./member-parts.tsx')).MemberParts,
  <SkeletonBlock height="320px" />,
)

/** `/invite-friends`: what an invitation brings and when it counts; for members their link and their invitations. */
export const Page = () => {
  const t = useTranslations('mf-rewards')
  const format = useFormat()
  const { api, site } = usePlatform()
  const isMember = useSession().kind === 'member'
  const own = useQuery({ ...ownInvitationsQuery(api), enabled: isMember }).data
  const programme = useQuery(programmeQuery(api))
  const days = format.number(rewardLimits.daysToAttach)
  return (
    <PageFrame title={t('invite.title')} lead={t('invite.lead', { brand: site.brand, days })}>
      <RewardProgress done={own && countSteps(own.counts)} />
      {isMember ? <MemberParts /> : <GuestCard />}
      <Section title={t('gets.title')} lead={t('gets.lead')}>
        <QueryBoundary query={programme} skeleton={<SkeletonBlock height="240px" />}>
          {(data) => <WhatBothGet programme={data} reader="inviter" />}
        </QueryBoundary>
      </Section>
      <Rules programme={programme.data} />
    </PageFrame>
  )
}

/** What has a height of its own is there at the first paint: a page that grows pushes away what is read. */
export const queries = ({ api, isMember }: PageContext): PageQuery[] => {
  // Fetched beside what it shows, not after it.
  if (isMember) MemberParts.preload()
  return [
    { options: programmeQuery(api), afterHead: true },
    ...(isMember
      ? [
          { options: ownInvitationsQuery(api), afterHead: true },
          { options: invitationsQuery(api), afterHead: true },
        ]
      : []),
  ]
}

export const head = ({ t, site }: PageContext): Head => ({
  title: t('head.invite'),
  description: t('head.inviteText', { brand: site.brand, days: rewardLimits.daysToAttach }),
  canonicalPath: urls.inviteFriends(),
})
