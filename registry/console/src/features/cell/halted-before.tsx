import { isApiError } from '@jobspan/shared-kit/api'
import { haltedBeforeField } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Checkbox, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { z } from 'zod/mini'
import { useConsoleText } from '../../texts.ts'

const refusal = z.object({ errors: z.object({ [haltedBeforeField]: z.array(z.string()) }) })

/** Why the registry refuses a version that was stopped automatically before; null where an error is about anything else. */
export const haltedBeforeMessage = (error: unknown): string | null =>
  isApiError(error) && z.safeParse(refusal, error.body).success ? error.message : null

/** Says why a version was stopped before, and lets whoever knows that release it again. */
export function HaltedBefore({
  message,
  checked,
  onChange,
}: {
  message: string
  checked: boolean
  onChange: (again: boolean) => void
}) {
  const t = useConsoleText()
  return (
    <Notice severity="warning" title={t('again.title')} live>
      <Stack gap={8}>
        <Text size={15}>{message}</Text>
        <Checkbox
          label={t('again.label')}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </Stack>
    </Notice>
  )
}
