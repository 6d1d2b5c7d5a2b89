import { type SheetProps } from './sheet.tsx';
export type DrawerProps = SheetProps;
export declare function Drawer({ open, onClose, dismissable, ...rest }: DrawerProps): import("react").JSX.Element;
