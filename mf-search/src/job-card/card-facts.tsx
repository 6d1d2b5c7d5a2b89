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
  margin-block-start: 8px;
  padding-inline-end: 12px;
  font-size: ${({ $known }) => fontSize[$known ? 16 : 15]};
  font-weight: ${({ $known }) => ($known ? 600 : 400)};
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  color: ${({ $known }) => ($known ? color.ink : color.inkFaint)};
`

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  margin-block-start: 8px;
  padding: 0;
  padding-inline-end: 12px;
  list-style: none;
`

const Fact = styled.li`
  padding-block: 2px;
  padding-inline: 8px;
  border-radius: 6px;
  background: ${color.sunken};
  font-size: ${fontSize[13]};
  line-height: 20px;
  color: ${color.inkSoft};
`

/** On a phone one thing is told beside the age, so that cards side by side are of one height. */
const Last = styled(Quiet)`
  margin-block-start: 12px;
  line-height: 20px;

  @media (max-width: 639.98px) {
    & > time + * ~ * {
      display: none;
    }
  }
`

/** Pay, up to three facts, and the one quiet line below them. A fact that is not known is not mentioned; pay always is. */
export const CardFacts = ({ job }: { job: JobWithReason }) => {
  const format = useFormat()
  const facts = useJobFacts(job)
  const age = usePostedAge(job)
  return (
    <>
      <Pay $known={job.pay !== null}>{format.salary(job.pay)}</Pay>
      {facts.length > 0 && (
        <Facts role="list">
          {facts.map((fact) => (
            <Fact key={fact}>{fact}</Fact>
          ))}
        </Facts>
      )}
      <Last>
        <Standing job={job} />
        {job.posted_at && <time dateTime={job.posted_at}>{age}</time>}
        <RecruiterFacts job={job} />
        {(job.also_at?.length ?? 0) > 0 && <AlsoAt doubles={job.also_at ?? []} />}
      </Last>
    </>
  )
}
