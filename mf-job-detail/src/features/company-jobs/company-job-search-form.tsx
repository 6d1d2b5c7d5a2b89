import { Button, media, space, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage } from '@jobspan/shared-kit/routing'
import { MapPin, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { type CompanyJobSearch, parseCompanyJobSearch } from '../../company/company-job-search.ts'
import { useCompanyPartsTexts } from '../../company-parts-texts/use-company-parts-texts.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
  align-items: center;

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;

    & > :first-child {
      grid-column: auto;
    }
  }
`

type Words = Pick<CompanyJobSearch, 'query' | 'location'>

/** Words and place. Without scripts it is a plain form of the same address. */
export function CompanyJobSearchForm({
  path,
  search,
  onSearch,
}: {
  path: string
  search: CompanyJobSearch
  onSearch: (words: Words) => void
}) {
  const t = useTranslations('mf-job-detail')
  const tPart = useCompanyPartsTexts()
  const { locale } = usePlatform()
  const [words, setWords] = useState<Words>({ query: search.query, location: search.location })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { query, location } = parseCompanyJobSearch(new URLSearchParams(words), search.isRemote)
    onSearch({ query, location })
  }
  return (
    <Form role="search" action={inLanguage(locale.language, path)} onSubmit={submit}>
      <TextField
        type="search"
        name="query"
        label={tPart('companyPage.jobs.words')}
        labelHidden
        placeholder={tPart('companyPage.jobs.words')}
        icon={Search}
        value={words.query}
        onChange={(event) => setWords({ ...words, query: event.currentTarget.value })}
        enterKeyHint="search"
        maxLength={200}
      />
      <TextField
        type="search"
        name="location"
        label={t('companyPage.fact.location')}
        labelHidden
        placeholder={t('companyPage.fact.location')}
        icon={MapPin}
        value={words.location}
        onChange={(event) => setWords({ ...words, location: event.currentTarget.value })}
        enterKeyHint="search"
        maxLength={200}
      />
      <Button type="submit" variant="secondary">
        {tPart('companyPage.jobs.search')}
      </Button>
    </Form>
  )
}
