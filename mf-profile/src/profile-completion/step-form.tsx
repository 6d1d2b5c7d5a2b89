import { Stack } from '@jobspan/shared-kit/design'
import type { FormEvent, ReactNode, RefObject } from 'react'

/** The form of a step: one column. */
export function StepForm({
  ref,
  label,
  onSubmit,
  children,
}: {
  ref: RefObject<HTMLFormElement | null>
  label: string
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}) {
  return (
    <form method="post" noValidate aria-label={label} onSubmit={onSubmit} ref={ref}>
      <Stack gap={32}>{children}</Stack>
    </form>
  )
}
