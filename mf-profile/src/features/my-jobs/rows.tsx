import type { MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { Button, color, motion, Pagination, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { EmptyTab } from './empty-tab.tsx'
import { HasLeft } from './has-left.tsx'
import { JobRow } from './job-row.tsx'
import type { MyJobsPage } from './my-jobs-queries.ts'
import { buildMyJobsUrl, type MyJobsView, myJobsSorts } from './my-jobs-view.ts'
import { RecruiterRow } from './recruiter-row.tsx'
import { useSteadyRows } from './use-steady-rows.ts'
import { isNewRow, type Visit } from './use-visit.ts'

const List = styled.ul<{ $isOld: boolean }>`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;
  opacity: ${({ $isOld }) => ($isOld ? 0.6 : 1)};
  transition: opacity ${motion.feedback};

  & > li {
    padding-block: ${space[24]} ${space[16]};
    border-block-end: 1px solid ${color.line};
  }
`
const Fresh = styled.div`
  margin-block-end: ${space[12]};
`
const Pages = styled.div`
  margin-block-start: ${space[24]};
`

type Props = {
  view: MyJobsView
  page: MyJobsPage
  visit: Visit | undefined
  linkedJobId: number | undefined
  /** The rows of another search or page, until those that were asked for have come. */
  isOld: boolean
}

/** Rows with news come first, unless the oldest are asked for, or what waits for the member, which is in order of its end. */
const withNewFirst = (rows: readonly MyJobsRow[], visit: Visit | undefined, { tab, sort }: MyJobsView) => {
  if (sort !== myJobsSorts.latest || tab === 'needs_action') return rows
  return rows.toSorted((one, other) => Number(isNewRow(other, visit)) - Number(isNewRow(one, visit)))
}

/** A page of a list's rows, and the way to the other pages. */
export function Rows({ view, page, visit, linkedJobId, isOld }: Props) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const listKey = buildMyJobsUrl(view)
  const { rows, newCount, showNew } = useSteadyRows(listKey, isOld, page.items, (items) =>
    withNewFirst(items, visit, view),
  )
  if (rows.length === 0 && newCount === 0) return <EmptyTab view={view} total={page.total} />
  return (
    <>
      {newCount > 0 && (
        <Fresh role="status">
          <Button size="small" variant="secondary" onClick={showNew}>
            {t('myJobs.showNew', { count: newCount })}
          </Button>
        </Fresh>
      )}
      <List role="list" aria-label={t(`myJobs.tab.${view.tab}`)} aria-busy={isOld || undefined} $isOld={isOld}>
        {rows.map(({ row, hasLeft }) => {
          const isNew = isNewRow(row, visit)
          const isLinked = linkedJobId !== undefined && row.job?.id === linkedJobId
          return (
            // A row that a link leads to while it is shown opens as one that comes with the page.
            <li key={isLinked ? `${row.key} linked` : row.key}>
              {hasLeft && <HasLeft row={row} tab={view.tab} />}
              {row.job ? (
                <JobRow row={row} job={row.job} tab={view.tab} isNew={isNew} isLinked={isLinked} />
              ) : (
                row.recruiter && <RecruiterRow row={row} recruiter={row.recruiter} tab={view.tab} isNew={isNew} />
              )}
            </li>
          )
        })}
      </List>
      <Pages>
        <Pagination
          page={page.page}
          pageCount={Math.ceil(page.total / page.size)}
          hrefOf={(number) => inLanguage(locale.language, buildMyJobsUrl({ ...view, page: number }))}
        />
      </Pages>
    </>
  )
}
