import type { ErrorGroup, ErrorState } from '@jobspan/shared-kit/contracts/registry/errors'
import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import { Button, Inline } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { BellOff, Check, RotateCcw } from 'lucide-react'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { usePerson } from '../../operations/get-me.ts'
import { useSetErrorState } from '../../operations/set-error-state.ts'
import { useConsoleText } from '../../texts.ts'

const actions = {
  open: [
    { state: 'resolved', glyph: Check, variant: 'primary' },
    { state: 'ignored', glyph: BellOff, variant: 'secondary' },
  ],
  resolved: [{ state: 'open', glyph: RotateCcw, variant: 'secondary' }],
  ignored: [{ state: 'open', glyph: RotateCcw, variant: 'secondary' }],
} as const

/** What its team decides about an error. Any of it can be taken back, so nobody is asked twice. */
export function ErrorActions({ group: { id, remote, state } }: { group: ErrorGroup }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const person = usePerson()
  const setState = useSetErrorState(remote, id)
  if (!isAllowed(person, 'triage', remote)) return null
  const decide = (next: ErrorState) =>
    setState.mutate(next, {
      onSuccess: () => notify(t(`errors.done.${next}`), 'success'),
      onError: (error) => notify(toErrorMessage(error) ?? '', 'error'),
    })
  return (
    <Inline gap={8}>
      {actions[state].map(({ state: next, glyph, variant }) => (
        <Button
          key={next}
          size="small"
          variant={variant}
          icon={glyph}
          loading={setState.isPending && setState.variables === next}
          disabled={setState.isPending && setState.variables !== next}
          onClick={() => decide(next)}
        >
          {t(`errors.to.${next}`)}
        </Button>
      ))}
    </Inline>
  )
}
