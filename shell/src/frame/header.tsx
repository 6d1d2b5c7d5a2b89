import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'

const Bar = styled.header`
  display: flex;
  gap: 1.5rem;
  align-items: center;
  block-size: 64px;
  padding-inline: 1rem;
`

export const Header = () => {
  const t = useText('shell')
  const { site } = usePlatform()
  return (
    <Bar>
      <Link to={urls.home()}>{site.brand}</Link>
      <Link to={urls.search()}>{t('places.jobs')}</Link>
    </Bar>
  )
}
