import { styled } from 'styled-components'

/**
 * Holds lines of somebody else's words (`direction="auto"`) at the page's own start side: a Latin name on an Arabic page reads from the
 * left, and stands at the right.
 */
export const PageAlignedText = styled.div`
  min-inline-size: 0;

  && > * {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`
