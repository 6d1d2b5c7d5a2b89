import { color, fontSize } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import {
  AlsoAt,
  type JobWithReason,
  Quiet,
  RecruiterFacts,
  Standing,
  useJobFacts,
  usePostedAge,
} from './quiet-line.tsx'

const Pay = styled.p<{ $known: boolean }>`
  margin: 0;
  padding-inline-end: 12px;
  font-size: ${fontSize[15]};
  font-weight: ${({ $known }) => ($known ? 600 : 400)};
  line-height: 1.333;
  font-variant-numeric: tabular-nums;
  color: ${({ $known }) => ($known ? color.ink : color.inkFaint)};
`

/** The one line of facts, with the age at its end. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  padding-inline-end: 12px;
`

const Age = styled.time`
  grid-column: 2;
  font-size: ${fontSize[13]};
  line-height: 1.385;
  color: ${color.inkFaint};
`

/** Parts that do not fit go to a second line, which is cut off; a screen reader reads them all the same. */
const OneLine = styled(Quiet)`
  max-block-size: 1lh;

  & > * {
    max-inline-size: 100%;
    white-space: nowrap;
  }

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** Pay, and one line of what else is known. A fact that is not known is not mentioned; pay always is. */
export const RowFacts = ({ job }: { job: JobWithReason }) => {
  const format = useFormat()
  const facts = useJobFacts(job)
  const age = usePostedAge(job)
  return (
    <>
      <Pay $known={job.pay !== null}>{format.salary(job.pay)}</Pay>
      <Line>
        <OneLine>
          <Standing job={job} />
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <RecruiterFacts job={job} />
        </OneLine>
        {job.posted_at && <Age dateTime={job.posted_at}>{age}</Age>}
      </Line>
      {(job.also_at?.length ?? 0) > 0 && (
        <OneLine>
          <AlsoAt doubles={job.also_at ?? []} />
        </OneLine>
      )}
    </>
  )
}
