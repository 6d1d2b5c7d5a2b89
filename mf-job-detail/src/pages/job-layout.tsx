import { color, media, radius, space, zIndex } from '@jobspan/shared-kit/design'
import { css, styled } from 'styled-components'

/**
 * Where the actions of a job are on a phone: a `bar` at the foot of the screen that comes to rest at the article's end, so that it never covers the
 * footer; `inFlow` above the body, where they say why nothing can be done; or the `form`, instead of the body.
 */
export type ActionsPlace = 'bar' | 'inFlow' | 'form'

/** Of a phone, with its line. */
const barHeight = '64px'

/**
 * Head, actions and body in reading order. Wide: actions stand beside the text and stay in sight; while applying, the form takes their place.
 */
export const Layout = styled.article<{ $applying: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding-block: ${space[24]} 0;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) ${({ $applying }) => ($applying ? '28rem' : '20rem')};
    column-gap: ${space[64]};
    padding-block: ${space[48]} ${space[64]};
  }
`

export const Top = styled.div`
  grid-row: 1;
  grid-column: 1;
`

const bar = css`
  grid-row: 1 / 3;
  align-self: end;
  position: sticky;
  z-index: ${zIndex.sticky};
  inset-block-end: 0;
  display: grid;
  align-items: center;
  min-block-size: calc(${barHeight} + env(safe-area-inset-bottom));
  margin-inline: calc(-1 * var(--gutter));
  padding-block: ${space[8]} calc(${space[8]} + env(safe-area-inset-bottom));
  padding-inline: var(--gutter);
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
`

export const Actions = styled.div<{ $place: ActionsPlace }>`
  grid-row: 2;
  grid-column: 1;
  ${({ $place }) => $place === 'form' && `padding-block-end: ${space[48]};`}
  ${({ $place }) => $place === 'bar' && bar}

  ${media.wide} {
    grid-row: 1 / 3;
    grid-column: 2;
    display: block;
    align-self: start;
    /* The form scrolls with the page: in a scroll area of its own, its last questions would be out of sight. */
    position: ${({ $place }) => ($place === 'form' ? 'static' : 'sticky')};
    inset-block: 80px auto;
    min-block-size: 0;
    margin-inline: 0;
    padding: ${space[24]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
`

export const Body = styled.div<{ $place: ActionsPlace }>`
  grid-row: ${({ $place }) => ($place === 'bar' ? 2 : 3)};
  grid-column: 1;
  min-inline-size: 0;
  ${({ $place }) => $place === 'form' && 'display: none;'}
  padding-block-end: ${({ $place }) => ($place === 'bar' ? `calc(${barHeight} + ${space[32]})` : space[48])};

  ${media.wide} {
    display: block;
    grid-row: 2;
    padding-block-end: 0;
  }
`

/** The room of the body for the moment until it is there; the footer stays below the screen. */
export const BodyPlaceholder = styled.div.attrs({ 'aria-busy': true })`
  min-block-size: 270vh;
`

export const WideOnly = styled.div`
  display: none;

  ${media.wide} {
    display: block;
  }
`
