import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { NativeSelect, space, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { buildMyJobsUrl, type MyJobsView, maxQueryLength, myJobsSorts } from './my-jobs-view.ts'

/** How long typing may pause before it is searched for, in milliseconds. */
const debounceMs = 200

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(9rem, auto);
  gap: ${space[12]};
`

/** Searches as one types, and sorts; both are in the address. A plain form, so that it works before any script. */
export function ListControls({ view }: { view: MyJobsView }) {
  const t = useTranslations('mf-profile')
  const { navigate, locale } = usePlatform()
  const [typed, setTyped] = useState(view.query)
  const [address, setAddress] = useState(view.query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back, or a link, has led to other words.
  if (view.query !== address) {
    setAddress(view.query)
    if (view.query !== toCleanLine(typed)) setTyped(view.query)
  }
  const open = (change: Partial<MyJobsView>) => {
    clearTimeout(timer.current)
    const query = toCleanLine(change.query ?? typed).slice(0, maxQueryLength)
    const to = buildMyJobsUrl({ ...view, ...change, query, page: 1 })
    if (to !== buildMyJobsUrl({ ...view, page: 1 })) void navigate(to, { replace: true, keepScroll: true })
  }
  return (
    <search>
      <Row
        method="get"
        action={inLanguage(locale.language, urls.recommendedJob(view.tab))}
        onSubmit={(event) => {
          event.preventDefault()
          open({})
        }}
      >
        <TextField
          label={t('myJobs.search')}
          labelHidden
          placeholder={t('myJobs.searchHint')}
          name="query"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxQueryLength}
          icon={Search}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => open({ query: target.value }), debounceMs)
          }}
        />
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
            open({ sort: target.value === String(myJobsSorts.oldest) ? myJobsSorts.oldest : myJobsSorts.latest })
          }
        />
      </Row>
    </search>
  )
}
