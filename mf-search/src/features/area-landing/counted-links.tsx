import { color, fontSize, Heading, minTargetSize, Stack } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import { useId } from 'react'
import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The ground behind the words is as long as the share of the jobs; an arch at its end, as in the mark. */
const Row = styled(Link)<{ $share: number; $tint: number }>`
  position: relative;
  z-index: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 12px;
  min-block-size: ${minTargetSize};
  padding-block: 8px;
  padding-inline: 12px;
  border-block-end: 1px solid ${color.line};
  font-size: ${fontSize[15]};
  line-height: 1.35;
  color: ${color.ink};
  text-decoration: none;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 4px;
    inset-inline-start: 0;
    inline-size: ${({ $share }) => Math.max(2, Math.round($share * 100))}%;
    border-start-end-radius: 99px;
    border-end-end-radius: 99px;
    background: var(--tint-${({ $tint }) => $tint});
  }

  &:hover {
    color: ${color.accentStrong};
  }
`

const Count = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Detail = styled.span`
  grid-column: 1 / -1;
  font-size: ${fontSize[13]};
  color: ${color.inkSoft};
`

type CountedLink = { key: string; to: string; label: string; detail?: string; jobs: number }

type Props = { title: string; links: readonly CountedLink[]; tint: number }

/** Ways into a search, each with how many jobs it finds, as bars of one measure. Not there without any. */
export const CountedLinks = ({ title, links, tint }: Props) => {
  const format = useFormat()
  const id = useId()
  if (links.length === 0) return null
  const highestCount = Math.max(...links.map(({ jobs }) => jobs))
  return (
    <section aria-labelledby={id}>
      <Stack gap={8}>
        <Heading level={2} size={22} id={id}>
          {title}
        </Heading>
        <List role="list">
          {links.map(({ key, to, label, detail, jobs }) => (
            <li key={key}>
              <Row to={to} $share={jobs / highestCount} $tint={tint}>
                {/* In the page's language, also where it begins with Web3: in its own direction it would end the line of an Arabic page. */}
                <span>{label}</span>
                <Count>{format.number(jobs)}</Count>
                {detail && <Detail>{detail}</Detail>}
              </Row>
            </li>
          ))}
        </List>
      </Stack>
    </section>
  )
}
