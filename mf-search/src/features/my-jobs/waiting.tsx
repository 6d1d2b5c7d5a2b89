import type { WaitingItem } from '@jobspan/shared-kit/contracts/applications/waiting'
import { ButtonLink, color, fontSize, Heading, Icon, media, radius, space } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useOnsiteTexts } from '../../onsite-texts/onsite-texts.ts'
import { glyphs, useWaitingUrl, useWaitingWords } from './waiting-item.ts'
import { waitingQuery } from './waiting-query.ts'

const Panel = styled.section`
  margin-block: ${space[16]} ${space[8]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.tablet} {
    margin-block: ${space[24]} 0;
    padding: ${space[16]} ${space[24]};
  }
`
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`
const line = `
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[16]};
  min-block-size: 60px;
  padding-block: ${space[8]};
`
/** On a phone its button has the line below. */
const First = styled.div`
  ${line}
  padding-block: ${space[12]} ${space[16]};

  /* Below the only one the panel has room enough. */
  li:only-child > & {
    padding-block-end: 0;
  }

  & > :last-child {
    grid-column: 1 / -1;
    margin-block-start: ${space[12]};
  }

  ${media.tablet} {
    & > :last-child {
      grid-column: auto;
      margin-block-start: 0;
    }
  }
`
const Row = styled(Link)`
  ${line}
  color: ${color.ink};
  text-decoration: none;

  &:hover strong {
    color: ${color.accentStrong};
  }
`
const Mark = styled.span<{ $isFirst: boolean }>`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50% 50% 20% 20%;
  background: ${({ $isFirst }) => ($isFirst ? color.signalWash : color.sunken)};
  color: ${({ $isFirst }) => ($isFirst ? color.signalText : color.inkSoft)};
`
const Title = styled.strong`
  display: block;
  font-weight: 600;
  line-height: 1.35;
`
const Detail = styled.span`
  display: block;
  font-size: ${fontSize[13]};
  line-height: 1.5;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`
const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  font-size: ${fontSize[15]};
  font-weight: 600;
  color: ${color.accent};
`

const Words = ({ item }: { item: WaitingItem }) => {
  const { title, detail, until } = useWaitingWords()(item)
  return (
    <span>
      <Title>{title}</Title>
      {detail !== '' && <Detail>{detail}</Detail>}
      {until !== '' && <Detail>{until}</Detail>}
    </span>
  )
}

/** That an alert's jobs were looked at is read off the bell too. */
const useFollow = () => {
  const { api, queryClient } = usePlatform()
  return async ({ alert }: WaitingItem): Promise<void> => {
    if (!alert) return
    const { markNotificationsRead } = await import('@jobspan/shared-kit/contracts/notifications/notifications')
    await api.call(markNotificationsRead, { body: { notification_id: alert.notification_id, is_alert_alone: true } })
    await queryClient.invalidateQueries({ queryKey: waitingQuery(api).queryKey })
  }
}

type ItemProps = { item: WaitingItem; isFirst: boolean; onFollow: (item: WaitingItem) => void }

const Item = ({ item, isFirst, onFollow }: ItemProps) => {
  const link = useInternalLink()
  const to = useWaitingUrl()(item)
  const { action } = useWaitingWords()(item)
  const mark = (
    <Mark $isFirst={isFirst}>
      <Icon glyph={glyphs[item.kind]} />
    </Mark>
  )
  if (!isFirst)
    return (
      <Row to={to} onClick={() => onFollow(item)}>
        {mark}
        <Words item={item} />
        <Icon glyph={ArrowRight} size={16} directional />
      </Row>
    )
  const { href, onClick } = link(to)
  return (
    <First>
      {mark}
      <Words item={item} />
      <ButtonLink
        href={href}
        onClick={(event) => {
          onFollow(item)
          onClick?.(event)
        }}
      >
        {action}
      </ButtonLink>
    </First>
  )
}

/**
 * What waits for the member, the first of it with the one button of the page: an employer's question or answer, new jobs of an alert, the next step of
 * the profile. Only what has a page here; nothing at all where nothing waits.
 */
export const Waiting = ({ leavesOutProfile = false }: { leavesOutProfile?: boolean }) => {
  const t = useOnsiteTexts()
  const { api } = usePlatform()
  const host = useHost()
  const id = useId()
  const urlOf = useWaitingUrl()
  const follow = useFollow()
  const { data } = useQuery(waitingQuery(api))
  const isShown = (item: WaitingItem) =>
    !(leavesOutProfile && item.kind === 'profile') && host?.hasPage(urlOf(item).split('?', 1)[0] ?? '') === true
  const items = data?.items.filter(isShown) ?? []
  if (!data || items.length === 0) return null
  const hasMore = data.total > data.items.length && host?.hasPage(urls.myJobs()) === true
  return (
    <Panel aria-labelledby={id}>
      <Heading level={2} size={22} id={id}>
        {t('waiting.title')}
      </Heading>
      <List role="list">
        {items.map((item, index) => (
          <li key={`${item.kind}-${item.id}`}>
            {/* What could not be noted is there the next time. */}
            <Item item={item} isFirst={index === 0} onFollow={(each) => void follow(each).catch(() => undefined)} />
          </li>
        ))}
      </List>
      {hasMore && (
        <All to={urls.myJobs()}>
          {t('waiting.all')}
          <Icon glyph={ArrowRight} size={16} directional />
        </All>
      )}
    </Panel>
  )
}
