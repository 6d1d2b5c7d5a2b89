import { Grid, SkeletonBlock, SkeletonText, Stack } from '@jobspan/shared-kit/design'

const Field = () => (
  <Stack gap={8}>
    <SkeletonText size={15} width="7rem" />
    <SkeletonBlock height="48px" />
  </Stack>
)

/** The place of a step: how far it is, its name, its fields two by two, and its button. */
export function StepSkeleton({ rows }: { rows: number }) {
  return (
    <Stack gap={32}>
      <Stack gap={24}>
        <Stack gap={12}>
          <SkeletonText size={15} width="10rem" />
          <SkeletonBlock height="6px" round />
        </Stack>
        <Stack gap={8}>
          <SkeletonText size={36} width="16rem" />
          <SkeletonText width="22rem" />
        </Stack>
      </Stack>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <Grid columns={2} key={row}>
          <Field />
          <Field />
        </Grid>
      ))}
      <SkeletonBlock height="52px" width="11rem" />
    </Stack>
  )
}
