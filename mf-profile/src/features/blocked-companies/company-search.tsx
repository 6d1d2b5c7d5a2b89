import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { LazyCombobox, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { companiesByNameQuery } from './block-api.ts'

/** A second of waiting is felt (docs/product-rules.md#search-as-you-type). */
const debounce = 120

const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Finds a company by its legal or its display name; taking one blocks it. */
export function CompanySearch({ onTake }: { onTake: (id: number) => void }) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const { api } = usePlatform()
  const [typed, setTyped] = useState('')
  const name = toCleanLine(useSettled(typed))
  const found = useQuery({
    ...companiesByNameQuery(api, name),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  })
  // An emptied field closes its list at once: an open one, even an empty one, hides the rest of the page from screen readers.
  const isAsking = toCleanLine(typed) !== '' && name !== ''
  const companies = isAsking ? (found.data?.items ?? []) : []
  const isBehind = name !== toCleanLine(typed) || found.isFetching
  const toItem = (company: (typeof companies)[number]) => {
    const parts = [company.legal_name, company.is_blocked ? t('block.already') : null]
    return {
      id: String(company.id),
      label: company.name,
      detail: parts.filter((part) => part && part !== company.name).join(' · ') || undefined,
    }
  }
  return (
    <>
      <LazyCombobox
        label={t('block.search')}
        hint={t('block.searchHint')}
        icon={Search}
        value={typed}
        onChange={setTyped}
        onSelect={({ id }) => {
          setTyped('')
          onTake(Number(id))
        }}
        groups={companies.length > 0 ? [{ id: 'companies', items: companies.map(toItem) }] : []}
        loading={toCleanLine(typed) !== '' && isBehind}
        // The list opens at a key only, and only where there is something to say: that it loads, until the names are here.
        emptyText={toCleanLine(typed) === '' || found.isError ? undefined : t('block.notFound')}
      />
      {found.isError && (
        <span role="alert">
          <Text size={15} tone="danger">
            {toErrorMessage(found.error)}
          </Text>
        </span>
      )}
    </>
  )
}
