import { useSearchWhileTyping } from '@jobspan/shared-features/lists/use-search-while-typing'
import { NativeSelect, space, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { buildMyJobsUrl, type MyJobsView, maxQueryLength, myJobsSorts } from './my-jobs-view.ts'

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(9rem, auto);
  gap: ${space[12]};
`

/** Searches as one types, and sorts; both are in the address. A plain form, so that it works before any script. */
export function ListControls({ view }: { view: MyJobsView }) {
  const t = useTranslations('mf-profile')
  const { navigate, locale } = usePlatform()
  const open = (change: Partial<MyJobsView>) => {
    const to = buildMyJobsUrl({ ...view, ...change, page: 1 })
    if (to !== buildMyJobsUrl({ ...view, page: 1 })) void navigate(to, { replace: true, keepScroll: true })
  }
  const { field, searchNow } = useSearchWhileTyping({
    query: view.query,
    maxLength: maxQueryLength,
    pauseMs: 200,
    search: (query) => open({ query }),
  })
  const sortBy = (sort: MyJobsView['sort']) => searchNow(undefined, (query) => open({ query, sort }))
  return (
    <search>
      <Row
        method="get"
        action={inLanguage(locale.language, urls.recommendedJob(view.tab))}
        onSubmit={(event) => {
          event.preventDefault()
          searchNow()
        }}
      >
        <TextField label={t('myJobs.search')} placeholder={t('myJobs.searchHint')} {...field} />
        <NativeSelect
          label={t('myJobs.sort.label')}
          labelHidden
          name="sort"
          value={String(view.sort)}
          options={Object.entries(myJobsSorts).map(([name, value]) => ({
            value: String(value),
            label: t(`myJobs.sort.${name}`),
          }))}
          onChange={({ target }) =>
            sortBy(target.value === String(myJobsSorts.oldest) ? myJobsSorts.oldest : myJobsSorts.latest)
          }
        />
      </Row>
    </search>
  )
}
