import { styled } from 'styled-components'
import { formatDateTime, formatRelativeTime } from '../format-time.ts'

const Box = styled.time`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`

/** A moment as an age or, where `exact`, as date and time; the other stands in its title. */
export function Timestamp({ at, exact = false }: { at: string; exact?: boolean }) {
  return (
    <Box dateTime={at} title={exact ? formatRelativeTime(at) : formatDateTime(at)}>
      {exact ? formatDateTime(at) : formatRelativeTime(at)}
    </Box>
  )
}
