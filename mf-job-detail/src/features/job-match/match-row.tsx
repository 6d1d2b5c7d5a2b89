import { space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

/** The row has its height before anything is known, so that nothing moves below it. */
export const rowHeight = '64px'

export const MatchRow = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${rowHeight};
`
