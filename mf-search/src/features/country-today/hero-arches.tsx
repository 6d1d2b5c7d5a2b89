import { color, media } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

const Drawing = styled.svg`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: -150px;
  z-index: -1;
  inline-size: 340px;
  opacity: 0.2;
  fill: none;

  ${media.wide} {
    inset-inline-end: max(-150px, calc(50% - 790px));
    block-size: 94%;
    inline-size: auto;
    opacity: 1;
  }
`

/** Arches of four spans, in the inks of the site. Behind the words, and said nowhere. */
export const HeroArches = () => (
  <Drawing viewBox="0 0 704 374" aria-hidden focusable={false}>
    <path d="M22 374a330 330 0 0 1 660 0" stroke={color.accentWash} strokeWidth="44" />
    <path d="M132 374a220 220 0 0 1 440 0" stroke={color.accent} strokeWidth="30" />
    <path d="M232 374a120 120 0 0 1 240 0" stroke={color.signal} strokeWidth="22" opacity=".5" />
    <path d="M292 374a60 60 0 0 1 120 0" stroke={color.ink} strokeWidth="16" />
    <circle cx="352" cy="139" r="17" fill={color.signal} />
  </Drawing>
)
