import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { color, Icon, minTargetSize, space, Text } from '@jobspan/shared-kit/design'
import { useHost } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { BellPlus, Briefcase, ChevronRight, type LucideIcon, MailCheck, UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import { useSuccessTexts } from '../../success-texts/use-success-texts.ts'

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;
`
const Step = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-block-size: ${minTargetSize};
  padding-block: ${space[12]};
  border-block-end: 1px solid ${color.line};
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    color: ${color.accentStrong};
  }
`
const Content = styled.span`
  flex: 1;
  min-inline-size: 0;
`

type NextStep = { id: 'email' | 'track' | 'profile' | 'alert'; to: string; icon: LucideIcon; isShown: boolean }

/** What helps an application on, most urgent first. A step is left out once it is done, or where its page is off in this country. */
export const NextSteps = ({ job }: { job: JobDetail }) => {
  const t = useSuccessTexts()
  const session = useSession()
  const host = useHost()
  if (session.kind !== 'member') return null
  const { is_email_verify: isEmailConfirmed, is_profile_completed: isProfileCompleted } = session.user
  const steps: NextStep[] = [
    { id: 'email', to: urls.accountSettings(), icon: MailCheck, isShown: !isEmailConfirmed },
    { id: 'track', to: urls.application(job.id), icon: Briefcase, isShown: true },
    { id: 'profile', to: urls.completeProfile(), icon: UserRound, isShown: !isProfileCompleted },
    { id: 'alert', to: urls.search({ keyword: job.title, alert: 1 }), icon: BellPlus, isShown: true },
  ]
  const shown = steps.filter(({ to, isShown }) => isShown && host?.hasPage(to))
  if (shown.length === 0) return null
  return (
    <List>
      {shown.map(({ id, to, icon }) => (
        <li key={id}>
          <Step to={to}>
            <Icon glyph={icon} />
            <Content>
              <Text as="div" weight="semibold" tone="inherit">
                {t(`success.steps.${id}`)}
              </Text>
              <Text as="div" size={15} tone="soft">
                {t(`success.steps.${id}Why`)}
              </Text>
            </Content>
            <Icon glyph={ChevronRight} size={16} directional />
          </Step>
        </li>
      ))}
    </List>
  )
}
