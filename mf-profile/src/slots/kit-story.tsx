import { Stack } from '@jobspan/shared-kit/design'
import { LazyModule } from '../settings/lazy-module.tsx'

/** Each story is loaded by itself: all of them at once would exceed the size budget of a slot. */
const loadSettings = () => import('./settings-story.tsx')
const loadCompletion = () => import('./completion-story.tsx')

/** This remote’s parts on the kit page (`/{language}/kit`, development only), each in every state that it has. */
export const Slot = () => (
  <Stack gap={48}>
    <LazyModule load={loadSettings}>{({ SettingsStory }) => <SettingsStory />}</LazyModule>
    <LazyModule load={loadCompletion}>{({ CompletionStory }) => <CompletionStory />}</LazyModule>
  </Stack>
)
