import { media, Notice, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { SlotParams } from '@jobspan/shared-kit/remote'
import { useId } from 'react'
import { styled } from 'styled-components'
import { HowItWorks } from '../../identity/how-it-works.tsx'
import { Problem, RedButton } from '../../identity/red-button.tsx'
import { StandInNote } from '../../identity/stand-in-note.tsx'
import { useRestriction } from '../../identity/use-restriction.ts'
import { useSingpass } from '../../identity/use-singpass.ts'

/** The actions are a bar at a phone's foot, which has no room for it. */
const WideOnly = styled.div`
  display: none;

  ${media.wide} {
    display: block;
  }
`
/** As Apply and Save stand above. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: center;
`

/** Beside Apply, on a job that is open to certain people only: in short, since the actions are not to be pushed away. The page's facts say for whom the job is. */
export const BesideApply = (params: SlotParams['job.eligibility']) => {
  const t = useTranslations('mf-identity')
  const restriction = useRestriction(params)
  const singpass = useSingpass()
  const problemId = useId()
  if (!restriction) return null
  const { reason, identities } = restriction
  if (reason === 'mismatch') return <Notice severity="warning">{t('prompt.jobMismatch', { identities })}</Notice>
  return (
    <Stack gap={8}>
      {singpass.problem ? (
        // There is no room for both.
        <Problem id={problemId}>{singpass.problem}</Problem>
      ) : (
        <WideOnly>
          <Text size={13} tone="soft">
            {t(reason === 'expired' ? 'prompt.besideExpired' : 'prompt.beside')}
          </Text>
          <StandInNote />
        </WideOnly>
      )}
      <Row>
        <div>
          <RedButton singpass={singpass} problemId={problemId} fillsLine />
        </div>
        <HowItWorks iconOnly />
      </Row>
    </Stack>
  )
}
