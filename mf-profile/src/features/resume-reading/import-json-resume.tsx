import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import { isApiError } from '@jobspan/shared-kit/api'
import { maxJsonResumeBytes } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { Button, Stack, Text, visuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { profileQuery } from '../../profile/profile-query.ts'
import { InlineError } from '../../profile-completion/inline-error.tsx'
import { importJsonFile } from './reading-api.ts'

const Picker = styled.input`
  ${visuallyHidden}
`

/** Takes a JSON Resume, such as one that was exported here or elsewhere, and leads to what it says. */
export function ImportJsonResume({
  returnTo,
}: {
  /** Where the way goes on afterwards; the tab of resumes if left out. */
  returnTo?: string | undefined
}) {
  const t = useTranslations('mf-profile')
  const { api, locale, navigate, queryClient } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const picker = useRef<HTMLInputElement>(null)
  const sending = useMutation({
    mutationFn: (file: File) => importJsonFile(file, locale),
    onSuccess: () => navigate(urls.readResume('json', returnTo)),
    onError: (error) => {
      // Where the session has ended, only the API client notifies the shell.
      if (isApiError(error) && error.status === 401)
        void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
    },
  })
  return (
    <Stack gap={8} align="start">
      <Button variant="secondary" icon={FileUp} loading={sending.isPending} onClick={() => picker.current?.click()}>
        {t('reading.importJson')}
      </Button>
      <Picker
        ref={picker}
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={t('reading.importJson')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) sending.mutate(file)
        }}
      />
      <Text size={15} tone="soft">
        {t('reading.importHint', { size: formatFileSize(maxJsonResumeBytes, locale) })}
      </Text>
      {sending.error && <InlineError>{toErrorMessage(sending.error)}</InlineError>}
    </Stack>
  )
}
