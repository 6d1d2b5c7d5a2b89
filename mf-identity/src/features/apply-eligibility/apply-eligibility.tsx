import { media, Stack, space } from '@jobspan/shared-kit/design'
import type { SlotParams } from '@jobspan/shared-kit/remote'
import { useId } from 'react'
import { styled } from 'styled-components'
import { HowItWorks } from '../../identity/how-it-works.tsx'
import { Problem, SingpassBrandButton } from '../../identity/singpass-brand-button.tsx'
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

/** In the place of Apply, on a job that is open to certain people only: the way to show that one is one of them. The page says above it who they are. */
export const ApplyEligibility = (params: SlotParams['job.eligibility']) => {
  const reason = useRestriction(params)
  const singpass = useSingpass()
  const problemId = useId()
  // Who is another identity has nothing to verify.
  if (reason === undefined || reason === 'mismatch') return null
  return (
    <Stack gap={8}>
      {singpass.problem ? (
        <Problem id={problemId}>{singpass.problem}</Problem>
      ) : (
        <WideOnly>
          <StandInNote />
        </WideOnly>
      )}
      <Row>
        <div>
          <SingpassBrandButton singpass={singpass} problemId={problemId} fillsLine />
        </div>
        <HowItWorks iconOnly />
      </Row>
    </Stack>
  )
}
