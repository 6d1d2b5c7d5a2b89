import { MarkedList } from '@jobspan/shared-features/lists/marked-list'
import type { JobMatch, MatchState, RequirementMatch } from '@jobspan/shared-kit/contracts/job-match/job-match'
import { color, Heading, Icon, Stack, Text, TextLink, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useHost } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { Check, CircleHelp, type LucideIcon, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMatchTexts } from './match-texts/use-match-texts.ts'

const marks = {
  met: [Check, color.accent],
  unmet: [Minus, color.inkFaint],
  unknown: [CircleHelp, color.inkFaint],
} as const satisfies Record<MatchState, readonly [LucideIcon, string]>

const Mark = styled.span<{ $state: MatchState }>`
  padding-block-start: 3px;
  color: ${({ $state }) => marks[$state][1]};
`

function Point({
  state,
  stateText,
  title,
  note,
}: {
  state: MatchState
  stateText: string
  title: ReactNode
  note: string
}) {
  return (
    <li>
      <Mark $state={state}>
        <Icon glyph={marks[state][0]} size={18} />
      </Mark>
      <div>
        <Text as="div" size={15}>
          {title}
          <VisuallyHidden> ({stateText})</VisuallyHidden>
        </Text>
        <Text as="div" size={13} tone="soft">
          <bdi>{note}</bdi>
        </Text>
      </div>
    </li>
  )
}

/** Each requirement with what the profile says to it, and each preference with what the job offers. */
export function MatchDetails({ match }: { match: JobMatch }) {
  const t = useMatchTexts()
  const link = useInternalLink()
  const profilePath = urls.manageProfile('profile')
  const canUpdate = useHost()?.hasPage(profilePath) ?? false
  const noteOf = ({ kind, own, found_in: foundIn }: RequirementMatch): string => {
    if (foundIn === null) return t('match.missing')
    if (kind !== 'skill') return t('match.you', { own })
    return t(`match.found.${foundIn}`, { own })
  }
  return (
    <Stack gap={24}>
      {match.requirements.length > 0 && (
        <Stack gap={12}>
          <Heading level={3} size={16}>
            {t('match.requirements')}
          </Heading>
          <MarkedList $gap={12} role="list">
            {match.requirements.map((point) => (
              <Point
                key={`${point.kind} ${point.wanted}`}
                state={point.state}
                stateText={t(`match.state.${point.state}`)}
                title={
                  point.kind === 'skill' ? (
                    <bdi>{point.wanted}</bdi>
                  ) : (
                    t(`match.kind.${point.kind}`, { wanted: point.wanted })
                  )
                }
                note={noteOf(point)}
              />
            ))}
          </MarkedList>
        </Stack>
      )}
      {match.preferences.length > 0 && (
        <Stack gap={12}>
          <Heading level={3} size={16}>
            {t('match.preferences', { title: match.preference_title })}
          </Heading>
          <MarkedList $gap={12} role="list">
            {match.preferences.map(({ kind, state }) => (
              <Point
                key={kind}
                state={state}
                stateText={t(`match.state.${state}`)}
                title={t(`match.preference.${kind}`)}
                note={t(`match.preferenceState.${state}`)}
              />
            ))}
          </MarkedList>
        </Stack>
      )}
      <Text size={13} tone="soft">
        {t('match.note')} {canUpdate && <TextLink {...link(profilePath)}>{t('match.update')}</TextLink>}
      </Text>
    </Stack>
  )
}
