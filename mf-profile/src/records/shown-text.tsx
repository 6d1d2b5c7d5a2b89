import { styled } from 'styled-components'

const Words = styled.p`
  margin: 0;
  max-inline-size: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** What a member wrote, with its lines as they are, in its own direction. */
export function ShownText({ children }: { children: string }) {
  return <Words dir="auto">{children}</Words>
}
