import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import { Flag } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { countryCode } from '../countries.ts'

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
`

/** A country with its flag. */
export function CountryLabel({ country }: { country: string }) {
  return (
    <Line>
      <Flag code={countryCode(country)} />
      {countryName(country)}
    </Line>
  )
}
