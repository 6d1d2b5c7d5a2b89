import type { Grant } from '@jobspan/shared-kit/contracts/rewards/grants'
import { Button, ButtonLink, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation } from '@tanstack/react-query'
import { useEarnedTexts } from '../../earned-texts/use-earned-texts.ts'
import { earnedKey, startUse } from '../../rewards/grant-queries.ts'
import { useErrorMessage } from '../../rewards/use-error-message.ts'

/** Begins to use a pin or templates; templates are then open in the builder. */
function UseButton({ grant, action }: { grant: Grant; action: 'use_template' | 'pin_resume' }) {
  const t = useEarnedTexts()
  const { api, queryClient, notify, navigate } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const use = useMutation({
    mutationFn: () => startUse(api, grant.id),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: earnedKey })
      notify(t(`used.${action}`), 'success')
      if (action === 'use_template') void navigate(urls.resumeBuilder())
    },
    onError: (error) => notify(toErrorMessage(error), 'error'),
  })
  return (
    <Button variant="secondary" size="small" loading={use.isPending} onClick={() => use.mutate()}>
      {t(`action.${action}`)}
    </Button>
  )
}

function ReferralButton({ grant }: { grant: Grant }) {
  const t = useTranslations('mf-rewards')
  const tEarned = useEarnedTexts()
  const dialog = useLazyModule(() => import('./company-dialog.tsx'), t('problem.part'))
  return (
    <>
      <Button variant="secondary" size="small" hasPopup="dialog" onClick={dialog.open} {...preloadOverlaysProps}>
        {tEarned('action.choose_company')}
      </Button>
      {dialog.module && <dialog.module.CompanyDialog grantId={grant.id} open={dialog.isOpen} onClose={dialog.close} />}
    </>
  )
}

function DrawButton() {
  const t = useTranslations('mf-rewards')
  const tEarned = useEarnedTexts()
  const dialog = useLazyModule(() => import('./draw-dialog.tsx'), t('problem.part'))
  return (
    <>
      <Button variant="secondary" size="small" hasPopup="dialog" onClick={dialog.open} {...preloadOverlaysProps}>
        {tEarned('action.see_draw')}
      </Button>
      {dialog.module && <dialog.module.DrawDialog open={dialog.isOpen} onClose={dialog.close} />}
    </>
  )
}

/** What the member can do with a reward now. */
export function GrantAction({ grant }: { grant: Grant }) {
  const t = useEarnedTexts()
  const link = useInternalLink()
  const { action, type, state } = grant
  if (action === 'use_template' || action === 'pin_resume') return <UseButton grant={grant} action={action} />
  if (action === 'choose_company') return <ReferralButton grant={grant} />
  if (action === 'see_draw') return <DrawButton />
  const place =
    action === 'withdraw'
      ? urls.rewardWithdrawal()
      : action === 'add_distribution_info'
        ? urls.rewardDistribution()
        : type === 'template' && state === 'active'
          ? urls.resumeBuilder()
          : undefined
  if (place === undefined) return null
  return (
    <ButtonLink variant="secondary" size="small" {...link(place)}>
      {t(`action.${action ?? 'open_templates'}`)}
    </ButtonLink>
  )
}
