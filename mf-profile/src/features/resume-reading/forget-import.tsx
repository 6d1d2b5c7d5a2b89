import { Button, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation } from '@tanstack/react-query'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { removeImportedResume } from './reading-api.ts'

/** The imported file is kept for exports; here it is deleted, and what was taken over stays. */
export function ForgetImport() {
  const t = useTranslations('mf-profile')
  const { api, navigate, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const removal = useMutation({
    mutationFn: () => removeImportedResume(api),
    onSuccess: () => {
      notify(t('reading.forgotten'), 'success')
      return navigate(urls.manageProfile('resume'), { replace: true })
    },
    onError: (error) => notify(toErrorMessage(error), 'error'),
  })
  return (
    <Stack gap={8} align="start">
      <Text size={15} tone="soft">
        {t('reading.kept')}
      </Text>
      <Button variant="quiet" size="small" loading={removal.isPending} onClick={() => removal.mutate()}>
        {t('reading.forget')}
      </Button>
    </Stack>
  )
}
