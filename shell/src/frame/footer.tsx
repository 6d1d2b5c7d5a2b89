import { usePlatform } from '@jobspan/shared-kit/remote'
import { styled } from 'styled-components'

const Bar = styled.footer`
  padding: 2rem 1rem;
`

export const Footer = () => {
  const { site } = usePlatform()
  return <Bar>{site.brand}</Bar>
}
