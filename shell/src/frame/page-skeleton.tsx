import { useText } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'

const Box = styled.div`
  min-block-size: 80vh;
`

/** Keeps the place of a page that the browser has yet to load. */
export const PageSkeleton = () => {
  const t = useText('shell')
  return <Box role="status" aria-busy="true" aria-label={t('loading')} />
}
