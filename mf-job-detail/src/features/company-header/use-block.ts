import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { companyQuery } from '../../company/company-queries.ts'
import { useMemberTexts } from './member-texts/use-member-texts.ts'

const contract = () => import('@jobspan/shared-kit/contracts/companies/blocked-companies')

/** Blocks a company, or no more. */
export const useBlock = ({ id, name }: Pick<CompanyProfile, 'id' | 'name'>, onDone: () => void) => {
  const t = useMemberTexts()
  const { api, notify, queryClient } = usePlatform()
  return useMutation({
    mutationFn: async (blocks: boolean) => {
      const { blockCompany, unblockCompany } = await contract()
      return blocks
        ? api.call(blockCompany, { body: { company_id: id } })
        : api.call(unblockCompany, { params: { id } })
    },
    scope: { id: `block-${id}` },
    onSuccess: (_, blocks) => {
      queryClient.setQueryData(companyQuery(api, id).queryKey, (company) =>
        company ? { ...company, is_blocked: blocks } : company,
      )
      // Any list on the site may hold its jobs, or lack them.
      void queryClient.invalidateQueries()
      notify(t(blocks ? 'companyPage.block.done' : 'companyPage.block.undone', { company: name }), 'success')
      onDone()
    },
    onError: () => notify(t('companyPage.failed'), 'error'),
  })
}
