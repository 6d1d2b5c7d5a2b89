import { styled } from 'styled-components'
import { writeAge, writeMoment } from '../moments.ts'

const Box = styled.time`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`

/** A moment as an age or, where `exact`, as date and time; the other stands in its title. */
export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  return (
    <Box dateTime={at} title={exact ? writeAge(at) : writeMoment(at)}>
      {exact ? writeMoment(at) : writeAge(at)}
    </Box>
  )
}
