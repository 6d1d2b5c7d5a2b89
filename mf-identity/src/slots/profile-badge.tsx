import { useOwnDay } from '@jobspan/shared-features/own-day'
import { Badge, media, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { HowItWorks } from '../identity/how-it-works.tsx'
import { identityStatusQuery } from '../identity/identity-queries.ts'
import { SingpassButton } from '../identity/singpass-button.tsx'
import { StandInNote } from '../identity/stand-in-note.tsx'

const Actions = styled.div`
  display: grid;
  justify-items: start;

  ${media.tablet} {
    grid-auto-flow: column;
    gap: ${space[8]};
    align-items: start;
    justify-content: start;
  }
`
/** On a phone below the red one, with its words where that begins. */
const Quiet = styled.div`
  margin-inline-start: -17px;

  ${media.tablet} {
    margin-inline-start: 0;
  }
`

/** The badge beside the member's name, with what was checked and when; for who is not verified the identity button. */
export function Slot() {
  const t = useTranslations('mf-identity')
  const format = useFormat()
  const dayOf = useOwnDay()
  const { api } = usePlatform()
  const status = useQuery(identityStatusQuery(api)).data
  const verification = status?.verification
  if (!verification?.is_valid) {
    if (!status?.is_available) return null
    return (
      <Stack gap={8}>
        <Actions>
          <SingpassButton />
          <Quiet>
            <HowItWorks />
          </Quiet>
        </Actions>
        <StandInNote />
      </Stack>
    )
  }
  const fields = format.list(verification.checked.map((field) => t(`row.${field}`)))
  return (
    <Stack gap={4}>
      <div>
        <Badge tone="success" icon={BadgeCheck}>
          {t('badge.label')}
        </Badge>
      </div>
      <Text size={13} tone="soft">
        {t('badge.checked', { date: dayOf(verification.verified_at, 'long'), fields })}
      </Text>
    </Stack>
  )
}

export const queries = ({ api }: PageContext): PageQuery[] => [{ options: identityStatusQuery(api) }]
