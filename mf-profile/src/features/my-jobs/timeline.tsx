import type { MyApplication, TimelineEvent } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { color, fontSize, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { NoAnswerYet } from './no-answer-yet.tsx'

const markerSize = '9px'

/** A line joins the markers, from the first to the last. */
const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`
const Event = styled.li<{ $isLast: boolean }>`
  position: relative;
  padding-inline-start: ${space[24]};
  padding-block-end: ${({ $isLast }) => ($isLast ? 0 : space[16])};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.45em;
    inset-inline-start: 0;
    inline-size: ${markerSize};
    block-size: ${markerSize};
    border: 2px solid ${({ $isLast }) => ($isLast ? color.accent : color.lineControl)};
    border-radius: 50%;
    background: ${({ $isLast }) => ($isLast ? color.accent : color.paper)};
    box-sizing: border-box;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.45em + ${markerSize} + 3px) -0.2em;
    inset-inline-start: calc(${markerSize} / 2 - 1px);
    inline-size: 2px;
    background: ${color.line};
  }
`
/** The date goes on a new line as a whole. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[8]};
`
const Reason = styled.blockquote`
  max-inline-size: 42.5rem;
  margin: ${space[8]} 0 0;
  padding-inline-start: ${space[12]};
  border-inline-start: 2px solid ${color.lineStrong};
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`
const Quiet = styled.div`
  padding-block-start: ${space[16]};
  padding-inline-start: ${space[24]};
`

function EventItem({ event, isLast }: { event: TimelineEvent; isLast: boolean }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  return (
    <Event $isLast={isLast}>
      <Line>
        <Text as="span" size={15} weight={isLast ? 'medium' : 'regular'}>
          {t(`myJobs.event.${event.kind}`)}
        </Text>{' '}
        <Text as="span" size={13} tone="soft" numeric>
          <time dateTime={event.at}>{format.date(event.at)}</time>
        </Text>
      </Line>
      {event.reason && <Reason>{event.reason}</Reason>}
    </Event>
  )
}

/** What happened to an application, the first event first, and how long nothing has happened since. */
export function Timeline({ application }: { application: MyApplication }) {
  const { timeline } = application
  return (
    <>
      <List role="list">
        {timeline.map((event, index) => (
          <EventItem key={`${event.kind} ${event.at}`} event={event} isLast={index === timeline.length - 1} />
        ))}
      </List>
      {application.silent_days !== null && application.silent_days > 0 && (
        <Quiet>
          <NoAnswerYet days={application.silent_days} pace={application.pace} />
        </Quiet>
      )}
    </>
  )
}
