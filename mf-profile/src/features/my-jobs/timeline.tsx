import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { HiringStep, MyApplication, TimelineEvent } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Badge, color, fontSize, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
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

type Item = TimelineEvent | HiringStep
const isStep = (item: Item): item is HiringStep => 'state' in item

/** An offer or an interview is called as on its card, with the state that it came into. */
function ItemTitle({ item }: { item: Item }) {
  const t = useTranslations('mf-profile')
  if (!isStep(item)) return t(`myJobs.event.${item.kind}`)
  const name = t(`myJobs.${item.kind}.heading`)
  // That it came is the step.
  if (item.kind === 'offer' && item.state === 'sent') return name
  const state =
    item.kind === 'offer'
      ? t(`myJobs.offer.state.${item.state}`)
      : t(`myJobs.interview.state.${item.state === 'pending' ? 'yourTurn' : item.state}`)
  return (
    <>
      {name} <Badge tone="neutral">{state}</Badge>
    </>
  )
}

function EventItem({ item, isLast }: { item: Item; isLast: boolean }) {
  const dayOf = useOwnDay()
  return (
    <Event $isLast={isLast}>
      <Line>
        <Text as="span" size={15} weight={isLast ? 'medium' : 'regular'}>
          <ItemTitle item={item} />
        </Text>{' '}
        <Text as="span" size={13} tone="soft" numeric>
          <time dateTime={item.at}>{dayOf(item.at)}</time>
        </Text>
      </Line>
      {!isStep(item) && item.reason && <Reason>{item.reason}</Reason>}
    </Event>
  )
}

/** What happened to an application, its interviews and offers, the first event first, and how long nothing has happened since. */
export function Timeline({ application, steps }: { application: MyApplication; steps: readonly HiringStep[] }) {
  const items = [...application.timeline, ...steps].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <>
      <List role="list">
        {items.map((item, index) => (
          <EventItem
            key={`${item.kind} ${isStep(item) ? `${item.state} ${item.id}` : ''} ${item.at}`}
            item={item}
            isLast={index === items.length - 1}
          />
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
