import { color } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Faint = styled.span`
  color: ${color.inkFaint};
`

/** The words of a choice: faint where no job stands behind it. Nothing is said of a count that is not known. */
export const OptionLabel = ({ label, count }: { label: string; count: number | undefined }) =>
  count === 0 ? <Faint>{label}</Faint> : label
