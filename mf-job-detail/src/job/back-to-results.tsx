import { Icon, Inline, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { readLastSearch } from '@jobspan/shared-kit/last-search'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'

/** The way back to the results that led here. Not on a page that came from the server: it would push down what is read already. */
export const BackToResults = ({ isFirstPage }: { isFirstPage: boolean }) => {
  const t = useTranslations('mf-job-detail')
  const link = useInternalLink()
  const [search] = useState(() => (isFirstPage ? null : readLastSearch()))
  if (search === null) return null
  return (
    <TextLink {...link(search)} tone="quiet">
      <Inline as="span" gap={4}>
        <Icon glyph={ArrowLeft} size={16} directional />
        {t('backToResults')}
      </Inline>
    </TextLink>
  )
}
