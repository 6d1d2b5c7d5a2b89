import { color, font, fontSize, media, motion, space } from '@jobspan/shared-kit/design'
import { Link } from '@jobspan/shared-kit/routing'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The mark stands beside everything where there is room; on phones beside the head alone. */
const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  column-gap: ${space[12]};
  align-items: start;

  ${media.tablet} {
    column-gap: ${space[16]};
  }
`
const Mark = styled.div`
  display: grid;
  padding-block-start: 2px;
`
const Below = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;

  ${media.tablet} {
    grid-column: 2 / -1;
  }
`
const Head = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
`
const Control = styled.div`
  /* Its target is taller than the first line, and its picture stands in line with the end of the column. */
  margin-block-start: -8px;
  margin-inline-end: -11px;
`

/** A row of My jobs: its mark, its head, a control at the end corner, and all else below. */
export function RowLayout({
  labelledBy,
  mark,
  head,
  control,
  children,
}: {
  /** Of its title; without one it is the place of a row. */
  labelledBy?: string
  mark: ReactNode
  head: ReactNode
  control?: ReactNode
  children: ReactNode
}) {
  return (
    <Row as={labelledBy ? 'article' : 'div'} aria-labelledby={labelledBy}>
      <Mark>{mark}</Mark>
      <Head>{head}</Head>
      <Control>{control}</Control>
      <Below>{children}</Below>
    </Row>
  )
}

export const RowTitle = styled.h2`
  margin: 0;
  font-size: ${fontSize[18]};
  font-weight: 600;
  line-height: ${font.leadingTight};
  overflow-wrap: anywhere;
`
export const TitleLink = styled(Link)`
  color: ${color.ink};
  text-decoration: none;
  transition: color ${motion.feedback};

  &:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`
/** Buttons without a face: the first stands in line with the text above, and the last line ends the row. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  margin-block: ${space[8]} -${space[4]};
  margin-inline: calc(-1px - ${space[12]});
`
/** Badges, and the ages beside them. */
export const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
`
export const Facts = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-block-start: ${space[8]};
`
