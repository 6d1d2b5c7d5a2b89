import { type ModalProps } from './modal-content.tsx';
export type DrawerProps = ModalProps;
export declare function Drawer({ open, onClose, dismissable, ...rest }: DrawerProps): import("react").JSX.Element;
