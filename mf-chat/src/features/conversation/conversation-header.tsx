import { OrganizationName } from '@jobspan/shared-features/companies/organization-name'
import type { Chat } from '@jobspan/shared-kit/contracts/chats/chats'
import {
  Badge,
  color,
  Heading,
  Icon,
  media,
  minTargetSize,
  radius,
  space,
  Text,
  TextLink,
} from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { BadgeCheck, ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageAlignedText } from '../../chat/page-aligned-text.tsx'
import { RecruiterAvatar } from '../../chat/recruiter-avatar.tsx'
import { useChatDateFormat } from '../../chat/use-chat-date-format.ts'

const Bar = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[12]};
  padding-block: ${space[8]};
  padding-inline: var(--gutter);
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  ${media.wide} {
    padding-block: ${space[12]};
    padding-inline: ${space[24]} ${space[16]};
  }
`
const Start = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`
const Back = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: ${minTargetSize};
  block-size: ${minTargetSize};
  margin-inline-start: -12px;
  border-radius: ${radius.control};
  color: ${color.inkSoft};

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }

  ${media.wide} {
    display: none;
  }
`
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[8]};
`
const Company = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-inline-size: 0;
`
const Verified = styled.span`
  display: inline-flex;
  color: ${color.accent};
`
const About = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  padding-block-start: ${space[8]};
  margin-block-start: ${space[8]};
  border-block-start: 1px solid ${color.line};
`

/** Whether the recruiter is here, or when they were. */
function Presence({ recruiter }: Pick<Chat, 'recruiter'>) {
  const t = useTranslations('mf-chat')
  const moments = useChatDateFormat()
  if (recruiter.is_online)
    return (
      <Text as="span" size={13} tone="success" weight="medium">
        {t('presence.now')}
      </Text>
    )
  if (recruiter.seen_at === null || !moments) return null
  return (
    <Text as="span" size={13} tone="soft">
      {t('presence.ago', { when: moments.formatRelative(recruiter.seen_at, moments.now) })}
    </Text>
  )
}

/** Whom one talks to, about what, and whether they are here. */
export function ConversationHeader({ chat, listPath, menu }: { chat: Chat; listPath: string; menu?: ReactNode }) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  const { recruiter, company, job } = chat
  // By its id alone the page leads on to its own address, which has the name.
  const companyPath = urls.company({ slug: company.slug ?? String(company.id) })
  const hasCompanyPage = useHost()?.hasPage(companyPath) ?? false
  const companyName = <OrganizationName name={company.name} />
  return (
    <Bar>
      <Start>
        <Back to={listPath} aria-label={t('conversation.back')}>
          <Icon glyph={ChevronLeft} size={24} directional />
        </Back>
        <RecruiterAvatar recruiter={recruiter} />
      </Start>
      <PageAlignedText>
        <Heading level={1} size={16} lines={1} direction="auto">
          {recruiter.name}
        </Heading>
        <Facts>
          <Company>
            <Text as="span" size={13} tone="soft">
              {hasCompanyPage ? (
                <TextLink {...link(companyPath)} tone="quiet">
                  {companyName}
                </TextLink>
              ) : (
                companyName
              )}
              {recruiter.title && (
                <>
                  {' · '}
                  <bdi>{recruiter.title}</bdi>
                </>
              )}
            </Text>
            {company.is_verified && (
              <Verified>
                <Icon glyph={BadgeCheck} size={16} label={t('conversation.verified')} />
              </Verified>
            )}
          </Company>
          <Presence recruiter={recruiter} />
        </Facts>
      </PageAlignedText>
      {menu}
      {job && (
        <About>
          <Text as="span" size={15} tone="soft">
            {t('conversation.about')}{' '}
            <TextLink {...link(urls.job(job.slug))}>
              <bdi>{job.title}</bdi>
            </TextLink>
          </Text>
          {job.status !== 'open' && <Badge tone="warning">{t(`jobStatus.${job.status}`)}</Badge>}
        </About>
      )}
    </Bar>
  )
}
