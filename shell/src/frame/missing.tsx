import { useText } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'

const Box = styled.section`
  max-inline-size: 34rem;
  margin-inline: auto;
  padding: 6rem 1.5rem;
  text-align: center;
`

/** Stands in a page's place where there is none (404) or no longer one (410, a closed job). */
export const Missing = ({ status }: { status: 404 | 410 }) => {
  const t = useText('shell')
  return (
    <Box>
      <h1>{t(status === 410 ? 'missing.goneTitle' : 'missing.title')}</h1>
      <p>{t(status === 410 ? 'missing.goneText' : 'missing.text')}</p>
      <p>
        <Link to={urls.search()}>{t('missing.search')}</Link>
      </p>
    </Box>
  )
}
