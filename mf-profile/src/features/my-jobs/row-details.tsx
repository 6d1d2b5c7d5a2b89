import type { ApplicationState } from '@jobspan/shared-kit/contracts/applications/applications'
import type { JobCopy, MyApplication, MyJob, MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import {
  ButtonLink,
  color,
  fontSize,
  Heading,
  Icon,
  media,
  radius,
  SkeletonBlock,
  space,
  Text,
} from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Slot } from '@jobspan/shared-kit/remote'
import { FileText } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { RowActions } from './row-layout.tsx'
import { Timeline } from './timeline.tsx'
import { buildSimilarJobsUrl } from './use-row-texts.ts'
import { Withdraw } from './withdraw.tsx'

const Panel = styled.div`
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.tablet} {
    padding: ${space[24]};
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
    gap: ${space[32]};
  }
`
const Content = styled.p`
  max-inline-size: 42.5rem;
  margin: 0;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  text-align: start;
`
const File = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin-block-start: ${space[12]};
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  overflow-wrap: anywhere;
`
const Chat = styled.div`
  max-inline-size: 20rem;
  margin-block-start: ${space[16]};

  &:empty {
    display: none;
  }
`

const PanelActions = styled(RowActions)`
  margin-block: ${space[16]} -${space[8]};
`

/** A group and no landmark: several rows may be open. */
const PartBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[12]};
`

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <PartBox role="group" aria-labelledby={id}>
      <Heading level={3} size={16} id={id}>
        {title}
      </Heading>
      <div>{children}</div>
    </PartBox>
  )
}

/** What the employer got: the first message, the resume that was attached, and always the profile. */
function Sent({ application }: { application: MyApplication }) {
  const t = useTranslations('mf-profile')
  const { first_message: message, resume } = application
  return (
    <Part title={t('myJobs.sent.title')}>
      {message ? (
        <Content>{message}</Content>
      ) : (
        <Text size={15} tone="soft">
          {t('myJobs.sent.noMessage')}
        </Text>
      )}
      <File>
        <Icon glyph={FileText} size={18} />
        {resume ? <bdi>{`${resume.filename}.${resume.kind}`}</bdi> : t('myJobs.sent.profileOnly')}
      </File>
    </Part>
  )
}

/** The posting as it was when it was saved. */
function Copy({ copy }: { copy: JobCopy }) {
  const t = useTranslations('mf-profile')
  return (
    <Part title={t('myJobs.copy.title')}>
      <Content>{copy.text}</Content>
    </Part>
  )
}

/** After these nobody begins a chat about the application. */
const overStates: readonly ApplicationState[] = ['withdrawn', 'completed', 'not_accepted']

/** What an opened row shows: the application's timeline, what was sent, the kept text of a job that has ended, and what can be done. */
export function RowDetails({ row, job }: { row: MyJobsRow; job: MyJob }) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const { application, copy } = row
  const isOver = application !== null && overStates.includes(application.state)
  return (
    <Panel>
      <Columns>
        {application && (
          <Part title={t('myJobs.timeline')}>
            <Timeline application={application} steps={row.steps ?? []} />
          </Part>
        )}
        {application && application.state !== 'withdrawn' && <Sent application={application} />}
        {copy && job.status !== 'open' && <Copy copy={copy} />}
      </Columns>
      {application && !isOver && row.chat_id === null && (
        <Chat>
          <Slot name="job.actions" params={{ jobId: job.id }} loading={<SkeletonBlock height="44px" />} />
        </Chat>
      )}
      {application && (
        <PanelActions>
          {application.can_withdraw && <Withdraw application={application} job={job} />}
          {job.status === 'open' && (
            <ButtonLink variant="quiet" size="small" {...link(buildSimilarJobsUrl(job))}>
              {t('myJobs.findSimilar')}
            </ButtonLink>
          )}
        </PanelActions>
      )}
    </Panel>
  )
}
