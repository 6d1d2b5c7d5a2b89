import { color, fontSize, Heading, Icon, minTargetSize } from '@jobspan/shared-kit/design'
import { Link } from '@jobspan/shared-kit/routing'
import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'

const Box = styled.section`
  margin-block-start: 24px;
`

const List = styled.ul`
  display: grid;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 12px;
  min-block-size: ${minTargetSize};
  padding-block: 8px;
  border-block-end: 1px solid ${color.line};
  font-size: ${fontSize[15]};
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    color: ${color.accentStrong};
  }
`

const Count = styled.span`
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`

/** `count` says how much is found there. */
export type SearchLink = { to: string; label: string; count?: string }

type Props = { title: string; links: readonly SearchLink[] }

/** Other searches, and what each would find. */
export const SearchLinks = ({ title, links }: Props) => (
  <Box>
    <Heading level={2} size={18}>
      {title}
    </Heading>
    <List role="list">
      {links.map(({ to, label, count }) => (
        <li key={to}>
          <Row to={to} rel="nofollow">
            <bdi>{label}</bdi>
            <Count>{count}</Count>
            <Icon glyph={ArrowRight} size={16} directional />
          </Row>
        </li>
      ))}
    </List>
  </Box>
)
