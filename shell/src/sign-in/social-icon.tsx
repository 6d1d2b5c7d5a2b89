import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { styled } from 'styled-components'

const Mark = styled.svg`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
`

/** Names as the companies write them themselves; the same in every language. */
export const socialNames: Record<SocialProvider, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  line: 'LINE',
  x: 'X',
}

/** Plain marks of our own in the ink of the text: they say which button is whose and copy nobody's logo. */
const shapes: Record<SocialProvider, string> = {
  google: 'M15.6 5.6A7 7 0 1 0 17 10h-6.5',
  apple:
    'M10 6.4C8 5 4.4 6 4.4 10.4c0 3.4 2.4 6.6 4 6.6.7 0 1-.4 1.6-.4s.9.4 1.6.4c1.5 0 3.2-2.2 3.8-4.2-2.6-1.2-2.4-4.4-.2-5.6C13.8 5.4 11.6 5.6 10 6.4ZM10 4.6c0-1.5 1.1-2.5 2.4-2.7',
  facebook: 'M13.6 3.2h-1.4A2.7 2.7 0 0 0 9.5 5.9V17M6.5 9.6h6.5',
  line: 'M2.8 9c0-3.3 3.2-5.8 7.2-5.8S17.2 5.7 17.2 9c0 3.6-5.2 6.8-7 7.8l.2-2.1C6.2 14.5 2.8 12.2 2.8 9ZM7 7.6v2.8h1.6M11.4 7.6v2.8',
  x: 'M4 3.5 16 16.5M16 3.5 4 16.5',
}

export const SocialMark = ({ provider }: { provider: SocialProvider }) => (
  <Mark
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={shapes[provider]} strokeLinejoin="round" />
  </Mark>
)
