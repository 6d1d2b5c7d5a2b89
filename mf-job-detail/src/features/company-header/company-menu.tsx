import { MenuButton } from '@jobspan/shared-features/menus/menu-button'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Button, LazyDialog, Text } from '@jobspan/shared-kit/design'
import { Ban, EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useMemberTexts } from './member-texts/use-member-texts.ts'
import { useBlock } from './use-block.ts'

/** What members seldom do with a company: block it, after a question that says what that means. */
export function CompanyMenu({ company }: { company: CompanyProfile }) {
  const t = useMemberTexts()
  const [isAsking, setAsking] = useState(false)
  const block = useBlock(company, () => setAsking(false))
  return (
    <>
      <MenuButton
        glyph={EllipsisVertical}
        label={t('companyPage.block.more')}
        tone="outline"
        items={[{ id: 'block', label: t('companyPage.block.block'), icon: Ban, danger: true }]}
        onAction={() => setAsking(true)}
      />
      <LazyDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('companyPage.block.title', { company: company.name })}
        footer={
          <Button variant="danger" loading={block.isPending} onClick={() => block.mutate(true)}>
            {t('companyPage.block.block')}
          </Button>
        }
      >
        <Text>{t('companyPage.block.body')}</Text>
      </LazyDialog>
    </>
  )
}
