import { styled } from 'styled-components'

const Content = styled.p`
  margin: 0;
  max-inline-size: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** What a member wrote, with its lines as they are, in its own direction. */
export function MultilineText({ children }: { children: string }) {
  return <Content dir="auto">{children}</Content>
}
