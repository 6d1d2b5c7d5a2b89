import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { Button, IconButton, LazyDialog, LazyMenu, preloadOverlays, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Ban, EllipsisVertical } from 'lucide-react'
import { useRef, useState } from 'react'
import { useBlock } from './use-block.ts'

/** What members seldom do with a company: block it, after a question that says what that means. */
export function CompanyMenu({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const block = useBlock(company, () => setAsking(false))
  return (
    <>
      <IconButton
        ref={anchor}
        glyph={EllipsisVertical}
        label={t('companyPage.block.more')}
        tone="outline"
        hasPopup="menu"
        expanded={isOpen}
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
        onClick={() => setOpen(true)}
      />
      <LazyMenu
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={t('companyPage.block.more')}
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
