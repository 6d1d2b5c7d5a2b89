import { color, fontSize } from '@jobspan/shared-kit/design'
import { type RemoteDefinition, usePlatform } from '@jobspan/shared-kit/remote'
import { Link } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { Wordmark } from '../src/frame/wordmark.tsx'
import { slotAddress, startAddress } from './addresses.ts'
import { type ListedContribution, labelOf } from './listed-contributions.ts'

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding: 8px 16px;
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};
  font-size: ${fontSize[13]};

  a {
    color: ${color.accent};
  }
`
const Brand = styled.span`
  font-size: ${fontSize[18]};
  font-weight: 600;

  a {
    display: inline-flex;
    align-items: center;
    color: ${color.ink};
    text-decoration: none;
  }
`

type Props = {
  definition: RemoteDefinition
  contributions: readonly ListedContribution[]
  /** Path below the language, on which overlays are opened. */
  path: string
}

/** The brand, which leads to the start page, and everything of the remote that needs no more than a link. */
export const StandaloneBar = ({ definition, contributions, path }: Props) => {
  const { site } = usePlatform()
  const { name: remote, pages, overlays } = definition
  return (
    <Bar aria-label={remote} lang="en" dir="ltr">
      <Brand>
        <Link to={startAddress}>
          <Wordmark brand={site.brand} />
        </Link>
      </Brand>
      {pages
        .filter((page) => !page.path.includes(':'))
        .map((page) => (
          <Link key={page.path} to={page.path}>
            {page.path}
          </Link>
        ))}
      {contributions.map((contribution) => (
        <Link key={`${contribution.slot}/${contribution.name}`} to={slotAddress(contribution)}>
          {labelOf(contribution, remote)}
        </Link>
      ))}
      {overlays.map(({ name, queryFlag }) => (
        <Link key={queryFlag} to={`${path}${path.includes('?') ? '&' : '?'}${queryFlag}=1`}>
          {name}
        </Link>
      ))}
    </Bar>
  )
}
