import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { Draw } from '@jobspan/shared-kit/contracts/rewards/draws'
import {
  Badge,
  color,
  fontSize,
  Heading,
  Inline,
  LazyDialog,
  radius,
  SkeletonText,
  Stack,
  space,
  Text,
} from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useEarnedTexts } from '../../earned-texts/use-earned-texts.ts'
import { drawsQuery } from '../../rewards/draws-query.ts'
import { DrawCheck } from './draw-check.tsx'

const Facts = styled.dl`
  display: grid;
  gap: ${space[8]};
  margin: 0;
`
const Code = styled.code`
  display: block;
  padding: ${space[8]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${fontSize[13]};
  overflow-wrap: anywhere;
`

function Fact({ term, values, note }: { term: string; values: readonly string[]; note?: string | undefined }) {
  return (
    <div>
      <Text as="dt" size={13} tone="soft">
        {term}
      </Text>
      {values.map((value) => (
        <dd key={value}>
          <Code dir="ltr">{value}</Code>
        </dd>
      ))}
      {note && (
        <Text as="dd" size={13} tone="soft">
          {note}
        </Text>
      )}
    </div>
  )
}

function DrawPart({ draw }: { draw: Draw }) {
  const t = useEarnedTexts()
  const format = useFormat()
  const dayOf = useOwnDay()
  const isOpen = draw.state === 'open'
  const hasWon = draw.winners.some((ticket) => draw.own_tickets.includes(ticket))
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Heading level={3} size={18} direction="auto">
          {draw.prize}
        </Heading>
        <Badge tone={isOpen ? 'signal' : 'neutral'}>{t(`draw.${draw.state}`)}</Badge>
        {hasWon && <Badge tone="success">{t('draw.won')}</Badge>}
      </Inline>
      <Text size={15}>
        {isOpen
          ? t('draw.closes', { date: dayOf(draw.closes_at, 'long') })
          : t('draw.wasClosed', { date: dayOf(draw.closed_at ?? draw.closes_at, 'long') })}
      </Text>
      {draw.winner_count !== undefined && (
        <Text size={15}>{t('draw.winnerCount', { number: format.number(draw.winner_count) })}</Text>
      )}
      <Text size={15}>{t('draw.tickets', { number: format.number(draw.tickets) })}</Text>
      <Facts>
        {draw.own_tickets.length > 0 && (
          <Fact
            term={t('draw.own')}
            values={draw.own_tickets}
            note={draw.has_more_own_tickets ? t('draw.ownMore') : undefined}
          />
        )}
        {draw.winners.length > 0 && <Fact term={t('draw.winners')} values={draw.winners} />}
        <Fact term={t('draw.seedHash')} values={[draw.seed_hash]} />
        {draw.seed !== null && <Fact term={t('draw.seed')} values={[draw.seed]} />}
        {draw.tickets_hash !== null && <Fact term={t('draw.ticketsHash')} values={[draw.tickets_hash]} />}
      </Facts>
      {draw.seed !== null && <DrawCheck draw={draw} seed={draw.seed} />}
    </Stack>
  )
}

/** The draws that there were, with what it takes to check them. */
export function DrawDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useEarnedTexts()
  const { api } = usePlatform()
  const draws = useQuery(drawsQuery(api))
  return (
    <LazyDialog open={open} onClose={onClose} title={t('draw.title')} width="wide">
      <Stack gap={24}>
        <Text tone="soft">{t('draw.lead')}</Text>
        <QueryBoundary query={draws} skeleton={<SkeletonText lines={6} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Text tone="soft">{t('draw.none')}</Text>
            ) : (
              <Stack gap={32}>
                {items.map((draw) => (
                  <DrawPart key={draw.id} draw={draw} />
                ))}
              </Stack>
            )
          }
        </QueryBoundary>
      </Stack>
    </LazyDialog>
  )
}
