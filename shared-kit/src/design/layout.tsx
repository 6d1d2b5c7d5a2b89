import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, media, type Space, space } from './tokens.ts'

const alignments = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const
const distributions = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const

export type Align = keyof typeof alignments
export type Justify = keyof typeof distributions
type Element =
  | 'div'
  | 'section'
  | 'article'
  | 'ul'
  | 'ol'
  | 'li'
  | 'nav'
  | 'form'
  | 'header'
  | 'footer'
  | 'aside'
  | 'main'
  | 'span'

const StackBox = styled.div<{ $gap: Space; $align: Align; $grow: boolean }>`
  ${({ $grow }) => $grow && 'flex: 1;'}
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => alignments[$align]};
  min-inline-size: 0;
`

/** Children below each other with one gap from the scale. `as="ul"` drops the list's marks, not its meaning. */
export function Stack({
  gap = 16,
  align = 'stretch',
  grow = false,
  as,
  id,
  label,
  children,
}: {
  gap?: Space
  align?: Align
  /** Takes what room is left in an `Inline`. */
  grow?: boolean
  as?: Element
  id?: string
  label?: string
  children: ReactNode
}) {
  return (
    <StackBox as={as} $gap={gap} $align={align} $grow={grow} id={id} aria-label={label} role={listRole(as)}>
      {children}
    </StackBox>
  )
}

const InlineBox = styled.div<{ $gap: Space; $align: Align; $justify: Justify; $wrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => alignments[$align]};
  justify-content: ${({ $justify }) => distributions[$justify]};
  min-inline-size: 0;
`

/** Children beside each other; wraps unless told otherwise. */
export function Inline({
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap = true,
  as,
  id,
  label,
  children,
}: {
  gap?: Space
  align?: Align
  justify?: Justify
  wrap?: boolean
  as?: Element
  id?: string
  label?: string
  children: ReactNode
}) {
  return (
    <InlineBox
      as={as}
      $gap={gap}
      $align={align}
      $justify={justify}
      $wrap={wrap}
      id={id}
      aria-label={label}
      role={listRole(as)}
    >
      {children}
    </InlineBox>
  )
}

const GridBox = styled.div<{ $gap: Space; $columns: Columns; $min: string }>`
  display: grid;
  gap: ${({ $gap }) => space[$gap]};
  grid-template-columns: ${({ $columns, $min }) =>
    $columns === 'fit' ? `repeat(auto-fill, minmax(min(100%, ${$min}), 1fr))` : 'minmax(0, 1fr)'};

  ${media.tablet} {
    ${({ $columns }) => ($columns === 'fit' ? '' : 'grid-template-columns: repeat(2, minmax(0, 1fr));')}
  }

  ${media.wide} {
    ${({ $columns }) => ($columns === 'fit' ? '' : `grid-template-columns: repeat(${$columns}, minmax(0, 1fr));`)}
  }
`

type Columns = 2 | 3 | 4 | 'fit'

/** Equal columns: one on phones, two on tablets, `columns` on wide screens; `fit` puts as many of `min` as there is room for. */
export function Grid({
  gap = 16,
  columns = 'fit',
  min = '16rem',
  as,
  label,
  children,
}: {
  gap?: Space
  columns?: Columns
  min?: string
  as?: Element
  label?: string
  children: ReactNode
}) {
  return (
    <GridBox as={as} $gap={gap} $columns={columns} $min={min} aria-label={label} role={listRole(as)}>
      {children}
    </GridBox>
  )
}

const widths = { text: '42.5rem', page: '75rem', form: '30rem' } as const

const ContainerBox = styled.div<{ $width: keyof typeof widths }>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width }) => widths[$width]} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`

/** Centres a page's content with the site's gutters. `text` holds 68 characters a line. */
export function Container({
  width = 'page',
  as,
  children,
}: {
  width?: keyof typeof widths
  as?: Element
  children: ReactNode
}) {
  return (
    <ContainerBox as={as} $width={width}>
      {children}
    </ContainerBox>
  )
}

const Line = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: 1px solid ${color.line};
`

export function Divider() {
  return <Line />
}

/** Safari forgets that an unmarked list is a list; the role says it again. */
const listRole = (as: Element | undefined) => (as === 'ul' || as === 'ol' ? 'list' : undefined)
