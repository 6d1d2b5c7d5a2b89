import type { CompanyListing } from '@jobspan/shared-kit/contracts/companies/companies'
import { Button, LazyCombobox, media } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { cleanText } from '../../search-state/clean-text.ts'
import { companySuggestionsQuery } from './company-queries.ts'
import { buildCompaniesUrl, type CompanySearch, changeCompanySearch } from './company-search.ts'
import { useCompanyTexts } from './company-texts.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px;
  max-inline-size: 40rem;

  /* As tall as the field, in a script of tall lines too. */
  & > button {
    block-size: 48px;
    padding-block: 0;
  }

  ${media.tablet} {
    gap: 12px;
  }
`

/** A second of waiting is felt (docs/product-rules.md#search-as-you-type). */
const debounceMs = 120

const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** With what tells companies of one name apart. */
const toSuggestion = ({
  id,
  name,
  industry,
  location,
}: Pick<CompanyListing, 'id' | 'name'> & Partial<CompanyListing>) => {
  const detail = [industry?.value, location].filter(Boolean).join(' · ')
  return { id: String(id), label: name, ...(detail === '' ? {} : { detail }) }
}

/** Finds a company by a part of its name, in any script: a suggestion leads to its page, Enter to the results. Without scripts it is a plain form. */
export const FindForm = ({ search }: { search: CompanySearch }) => {
  const t = useTranslations('mf-search')
  const tCompanies = useCompanyTexts()
  const { api, locale, navigate } = usePlatform()
  const [typed, setTyped] = useState({ text: search.query, from: search.query })
  // An address that changed by other means (back, a pill) fills the field anew.
  if (typed.from !== search.query) setTyped({ text: search.query, from: search.query })
  const text = cleanText(typed.text)
  const settled = cleanText(useSettled(typed.text))
  const isAsked = settled !== '' && settled !== search.query
  const { data, isFetching, isError } = useQuery({
    ...companySuggestionsQuery(api, settled),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const companies = isAsked && text !== '' ? (data?.items ?? []) : []
  const submit = () => void navigate(buildCompaniesUrl(changeCompanySearch(search, { query: text })))
  return (
    <search>
      <Form
        action={inLanguage(locale.language, urls.companies())}
        method="get"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          submit()
        }}
      >
        <LazyCombobox
          label={tCompanies('companies.field')}
          labelHidden
          placeholder={tCompanies('companies.field')}
          name="query"
          icon={Search}
          enterKeyHint="search"
          value={typed.text}
          onChange={(next) => setTyped({ ...typed, text: next })}
          onSelect={({ id }) => {
            const picked = companies.find((company) => String(company.id) === id)
            if (picked) void navigate(urls.company(picked))
          }}
          onSubmit={submit}
          groups={
            companies.length > 0
              ? [
                  {
                    id: 'companies',
                    items: companies.map(toSuggestion),
                  },
                ]
              : []
          }
          loading={text !== '' && (settled !== text || isFetching)}
          // The list opens at a key only, and only where there is something to say: that it loads, until the names are here.
          emptyText={text === '' || isError ? undefined : tCompanies('companies.empty')}
        />
        <Button type="submit">{t('form.submit')}</Button>
      </Form>
    </search>
  )
}
