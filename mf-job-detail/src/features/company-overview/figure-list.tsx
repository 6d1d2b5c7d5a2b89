import { color, font, fontSize, media, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

/** Figures beside each other, each below its name. */
export const FigureList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[32]};
  margin: 0;
  padding-block-end: ${space[24]};
  border-block-end: 1px solid ${color.line};

  ${media.wide} {
    column-gap: ${space[64]};
  }
`
export const Term = styled.dt`
  font-size: ${fontSize[13]};
  line-height: ${font.leadingTight};
  color: ${color.inkSoft};
`
export const Value = styled.dd`
  margin: 0;
  font-family: ${font.display};
  font-size: ${fontSize[28]};
  font-weight: var(--weight-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: var(--tracking-display);
  line-height: ${font.leadingHeading};
`
