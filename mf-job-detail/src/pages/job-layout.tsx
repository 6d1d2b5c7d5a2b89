import { color, media, radius, space, zIndex } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

/**
 * Head, actions and body in reading order. Wide: actions stand beside the text and stay in sight. Phone: they are a bar
 * at the foot of the screen that comes to rest at the article's end, so that it never covers the footer. While applying,
 * the form takes the actions' place: beside the job on wide screens, instead of it on phones.
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

export const Actions = styled.div<{ $applying: boolean }>`
  ${({ $applying }) =>
    $applying
      ? `
    grid-row: 2;
    grid-column: 1;
    padding-block-end: ${space[48]};
  `
      : `
    grid-row: 1 / 3;
    grid-column: 1;
    align-self: end;
    position: sticky;
    z-index: ${zIndex.sticky};
    inset-block-end: 0;
    margin-inline: calc(-1 * var(--gutter));
    padding-block: ${space[12]} calc(${space[12]} + env(safe-area-inset-bottom));
    padding-inline: var(--gutter);
    border-block-start: 1px solid ${color.line};
    background: ${color.surface};
  `}

  ${media.wide} {
    grid-row: 1 / 3;
    grid-column: 2;
    align-self: start;
    /* The form scrolls with the page: in a scroll area of its own, its last questions would be out of sight. */
    position: ${({ $applying }) => ($applying ? 'static' : 'sticky')};
    inset-block: 80px auto;
    margin-inline: 0;
    padding: ${space[24]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
`

export const Body = styled.div<{ $applying: boolean; $bar: boolean }>`
  grid-row: 2;
  grid-column: 1;
  min-inline-size: 0;
  ${({ $applying }) => $applying && 'display: none;'}
  padding-block-end: ${({ $bar }) => ($bar ? '8rem' : space[48])};

  ${media.wide} {
    display: block;
    padding-block-end: 0;
  }
`

/** The room of the body for the moment until it is there; the footer stays below the screen. */
export const BodyPlaceholder = styled.div`
  min-block-size: 270vh;
`

export const WideOnly = styled.div`
  display: none;

  ${media.wide} {
    display: block;
  }
`
