import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { SkeletonBlock } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useOwnTexts } from '../../own-texts/use-own-texts.ts'
import { ownInvitationsQuery } from '../../rewards/invitation-queries.ts'
import { Section } from '../../rewards/section.tsx'
import { GetLink } from './get-link.tsx'
import { LinkPanel } from './link-panel.tsx'

/** The member's link and the ways to send it, or the button that makes it. */
export function OwnLink() {
  const t = useOwnTexts()
  const { api } = usePlatform()
  const own = useQuery(ownInvitationsQuery(api))
  return (
    <Section title={t('link.title')}>
      <QueryBoundary query={own} skeleton={<SkeletonBlock height="152px" />}>
        {({ code }) => (code === null ? <GetLink /> : <LinkPanel code={code} />)}
      </QueryBoundary>
    </Section>
  )
}
