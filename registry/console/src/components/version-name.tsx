import { color } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'
import { formatVersionDate } from '../format-time.ts'
import { useOverview } from '../operations/get-overview.ts'
import { useConsoleText } from '../texts.ts'
import { Monospace, shortBuild } from './monospace.tsx'

const Hash = styled.span`
  color: ${color.inkSoft};
  white-space: nowrap;
`
const Day = styled.span`
  font-variant-numeric: tabular-nums;
`

const useReleaseLabel = () => {
  const remotes = useOverview().data?.remotes
  return (remote: string, build: string) =>
    remotes?.find(({ name }) => name === remote)?.releases?.find((release) => release.build === build)
}

/** A version in words, inside a sentence: by its day, or by its build id where no more is known of it. */
export const useVersionText = () => {
  const t = useConsoleText()
  const labelOf = useReleaseLabel()
  return (remote: string, build: string): string => {
    const label = labelOf(remote, build)
    return label
      ? t('version.of', { date: formatVersionDate(label.published_at) })
      : t('version.named', { build: shortBuild(build) })
  }
}

/** A version as a value: its day, where `isLong` with the note of its team and the build id; the build id alone where no more is known. */
export function VersionName({ remote, build, isLong = false }: { remote: string; build: string; isLong?: boolean }) {
  const label = useReleaseLabel()(remote, build)
  if (!label) return <Monospace>{isLong ? build : shortBuild(build)}</Monospace>
  const { published_at, note } = label
  if (!isLong) return <Day title={note ?? undefined}>{formatVersionDate(published_at)}</Day>
  return (
    <>
      <Day>{formatVersionDate(published_at)}</Day>
      {note && (
        <>
          {' · '}
          <bdi>{note}</bdi>
        </>
      )}{' '}
      <Hash>
        <Monospace>{shortBuild(build)}</Monospace>
      </Hash>
    </>
  )
}
