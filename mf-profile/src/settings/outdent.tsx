import { space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

/** Padding and edge of a button without a face: its words stand in line with what is above them, or with the end of the line. */
export const outdentMargin = `calc(-1px - ${space[12]})`

/** Small buttons without a face below something: the words of the first stand in line with it. */
export const Outdent = styled.div`
  margin-inline: ${outdentMargin};
`
