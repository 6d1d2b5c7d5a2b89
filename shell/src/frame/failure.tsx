import { useText } from '@jobspan/shared-kit/i18n'
import type { Host } from '@jobspan/shared-kit/remote'
import { styled } from 'styled-components'

const Box = styled.section`
  max-inline-size: 34rem;
  margin-inline: auto;
  padding: 3rem 1.5rem;
  text-align: center;
`

/** The named fallback of a page or slot that could not be shown; it also goes away by itself once loading works again. */
export const Failure: Host['Failure'] = ({ kind, retry }) => {
  const t = useText('shell')
  return (
    <Box role="alert">
      <h2>{t(kind === 'page' ? 'failure.pageTitle' : 'failure.slotTitle')}</h2>
      <p>{t('failure.text')}</p>
      <button type="button" onClick={retry}>
        {t('failure.retry')}
      </button>
    </Box>
  )
}
