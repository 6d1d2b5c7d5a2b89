export { Combobox, type ComboboxProps, type Suggestion, type SuggestionGroup } from './overlays/combobox.tsx';
export { Dialog, type DialogProps } from './overlays/dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/drawer.tsx';
export { Menu, type MenuItem, type MenuProps } from './overlays/menu.tsx';
export { Popover, type PopoverProps } from './overlays/popover.tsx';
export { Select, type SelectProps } from './overlays/select.tsx';
export { type Tab, Tabs, type TabsProps } from './overlays/tabs.tsx';
