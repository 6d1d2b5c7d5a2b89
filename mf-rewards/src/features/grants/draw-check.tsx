import type { Draw } from '@jobspan/shared-kit/contracts/rewards/draws'
import { Button, Notice } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useEarnedTexts } from '../../earned-texts/use-earned-texts.ts'
import { useErrorMessage } from '../../rewards/use-error-message.ts'

/** Computes the winners of a closed draw again, in this browser, from what is published of it. */
export function DrawCheck({ draw, seed }: { draw: Draw; seed: string }) {
  const t = useEarnedTexts()
  const { api } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const check = useMutation({
    mutationFn: async () => {
      const [{ listDrawTickets }, { findDrawWinners, hashText, hashTickets }] = await Promise.all([
        import('@jobspan/shared-kit/contracts/rewards/draws'),
        import('@jobspan/shared-kit/contracts/rewards/draw-winners'),
      ])
      const { tickets } = await api.call(listDrawTickets, { params: { id: draw.id } })
      const winners = await findDrawWinners(seed, tickets, draw.winner_count ?? draw.winners.length)
      return (
        (await hashText(seed)) === draw.seed_hash &&
        (await hashTickets(tickets)) === draw.tickets_hash &&
        winners.join() === draw.winners.join()
      )
    },
  })
  if (check.data !== undefined)
    return (
      <Notice severity={check.data ? 'success' : 'error'} live>
        {t(check.data ? 'draw.right' : 'draw.wrong')}
      </Notice>
    )
  return (
    <div>
      {check.error && (
        <Notice severity="error" live>
          {toErrorMessage(check.error)}
        </Notice>
      )}
      <Button variant="secondary" size="small" loading={check.isPending} onClick={() => check.mutate()}>
        {t('draw.check')}
      </Button>
    </div>
  )
}
