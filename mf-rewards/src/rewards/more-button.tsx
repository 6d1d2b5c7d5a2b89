import { Button, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useErrorMessage } from './use-error-message.ts'

/** Fetches the next part of a list; where that fails, it says so and can be pressed again. */
export function MoreButton({
  query,
}: {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: unknown
    fetchNextPage: () => unknown
  }
}) {
  const t = useTranslations('mf-rewards')
  const toErrorMessage = useErrorMessage()
  if (!query.hasNextPage) return null
  return (
    <div>
      {query.isFetchNextPageError && (
        <span role="alert">
          <Text size={15} tone="danger">
            {toErrorMessage(query.error)}
          </Text>
        </span>
      )}
      <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  )
}
