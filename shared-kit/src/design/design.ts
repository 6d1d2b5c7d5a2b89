export { Avatar, type AvatarSize, CompanyLogo } from './avatar.tsx'
export { Badge, type BadgeTone } from './badge.tsx'
export { Button, ButtonLink, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx'
export { Card, CardControl, CardLink } from './card.tsx'
export { Checkbox, CheckboxGroup, type ChoiceOption } from './checkbox.tsx'
export { Chip } from './chip.tsx'
export { Field, type FieldProps } from './field.tsx'
export { Flag } from './flag.tsx'
export { Icon, type IconSize } from './icon.tsx'
export { IconButton } from './icon-button.tsx'
export { Illustration, type IllustrationName } from './illustration.tsx'
export { Container, Divider, Grid, Inline, Stack } from './layout.tsx'
export { LazyCombobox } from './lazy-combobox.tsx'
export { LazyNotificationBar as NotificationBar } from './lazy-notification-bar.tsx'
export {
  LazyDialog,
  LazyDrawer,
  LazyMenu,
  LazyPopover,
  loadOverlays,
  preloadOverlays,
  preloadOverlaysProps,
  useOverlays,
} from './lazy-overlay.tsx'
export { NativeSelect, type SelectOption } from './native-select.tsx'
export { Notice } from './notice.tsx'
export { EmptyState, ErrorState } from './page-state.tsx'
export { Pagination } from './pagination.tsx'
export { RadioGroup } from './radio-group.tsx'
export { SkeletonBlock, SkeletonRegion, SkeletonText } from './skeleton.tsx'
export { Progress, Spinner } from './spinner.tsx'
export { Heading, Text, type TextTone } from './text.tsx'
export { TextField } from './text-field.tsx'
export { TextLink } from './text-link.tsx'
export {
  color,
  font,
  fontSize,
  media,
  minTargetSize,
  motion,
  radius,
  type Space,
  shadow,
  space,
  zIndex,
} from './tokens.ts'
export { setTransitionTitle } from './transition-title.ts'
export { VisuallyHidden, visuallyHidden } from './visually-hidden.tsx'
