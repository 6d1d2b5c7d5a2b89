import { NativeSelect } from '@jobspan/shared-kit/design'
import { shortBuild } from '../../components/monospace.tsx'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { formatVersionDate } from '../../format-time.ts'
import { useReleases } from '../../operations/list-releases.ts'
import { useConsoleText } from '../../texts.ts'

/** The releases of a remote, newest first; the one that runs is named as such. */
export function BuildField({
  remote,
  value,
  current,
  error,
  onChange,
}: {
  remote: string
  value: string
  current: string | null
  error: string | undefined
  onChange: (build: string) => void
}) {
  const t = useConsoleText()
  const toErrorMessage = useErrorMessage()
  const releases = useReleases(remote)
  const options = (releases.data ?? []).map(({ build, published_at, note }) => ({
    value: build,
    label: t(build === current ? 'field.buildCurrent' : 'field.buildOption', {
      date: formatVersionDate(published_at),
      // Of two without a note of the same minute the build ids differ.
      what: note ?? shortBuild(build),
    }),
  }))
  return (
    <NativeSelect
      label={t('field.build')}
      placeholder={releases.isPending ? t('field.buildLoading') : t('field.buildChoose')}
      options={options}
      value={options.some((option) => option.value === value) ? value : ''}
      hint={t('field.buildHint')}
      error={error ?? toErrorMessage(releases.error)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
