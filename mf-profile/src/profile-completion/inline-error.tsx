import { Text } from '@jobspan/shared-kit/design'

/** Says beside a thing of a list why something could not be done with it, at once to screen readers too. */
export function InlineError({ children }: { children: string }) {
  return (
    <span role="alert">
      <Text size={15} tone="danger">
        {children}
      </Text>
    </span>
  )
}
