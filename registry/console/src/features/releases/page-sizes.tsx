import { type Release, transferBytes } from '@jobspan/shared-kit/contracts/remotes/releases'
import { Monospace } from '../../components/monospace.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { Table } from '../../components/table.tsx'
import { emptyValue, formatByteDifference, formatBytes } from '../../format-number.ts'
import { useRelease } from '../../operations/get-release.ts'
import { useConsoleText } from '../../texts.ts'

const sizeOf = (release: Release | undefined, path: string): number | null => {
  const page = release?.pages.find((each) => each.path === path)
  return release && page ? transferBytes(release, page) : null
}

/** What each page loads before its first paint, as it travels, beside what it did in the release before. */
export function PageSizes({ remote, build, before }: { remote: string; build: string; before: string | undefined }) {
  const t = useConsoleText()
  const release = useRelease(remote, build)
  const older = useRelease(remote, before)
  return (
    <QueryView query={release} skeleton={<SkeletonRows rows={3} height="2.5rem" />} compact>
      {(data) => (
        <Table
          label={t('releases.pageSizes')}
          head={
            <>
              <th scope="col">{t('releases.page')}</th>
              <th scope="col">{t('releases.access')}</th>
              <th scope="col" data-numeric>
                {t('releases.transferred')}
              </th>
              <th scope="col" data-numeric>
                {t('releases.change')}
              </th>
            </>
          }
        >
          {data.pages.map(({ path, access }) => {
            const size = sizeOf(data, path) ?? 0
            const was = sizeOf(older.data, path)
            return (
              <tr key={path}>
                <th scope="row">
                  <Monospace>{path}</Monospace>
                </th>
                <td>{t(`releases.accessOf.${access}`)}</td>
                <td data-numeric>{formatBytes(size)}</td>
                <td data-numeric>{was === null || was === size ? emptyValue : formatByteDifference(size - was)}</td>
              </tr>
            )
          })}
        </Table>
      )}
    </QueryView>
  )
}
