import { type ModalProps } from './modal-content.tsx';
declare const widths: {
    readonly narrow: '420px';
    readonly wide: '600px';
};
export type DialogProps = ModalProps & {
    width?: keyof typeof widths;
};
export declare function Dialog({ open, onClose, dismissable, width, ...rest }: DialogProps): import("react").JSX.Element;
export {};
