import type { ReactNode } from 'react';
export declare const Scrim: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react-aria-components").ModalOverlayProps & import("react").RefAttributes<HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | ((values: import("react-aria-components").ModalRenderProps & {
        defaultStyle: import("react").CSSProperties;
    }) => import("react").CSSProperties | undefined) | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string & Omit<(props: import("react-aria-components").ModalOverlayProps & React.RefAttributes<HTMLDivElement>) => React.ReactElement | null, keyof import("react").Component<any, {}, any>>;
export type ModalProps = {
    open: boolean;
    onClose: () => void;
    title: string;
    footer?: ReactNode;
    dismissable?: boolean;
    role?: 'dialog' | 'alertdialog';
    children: ReactNode;
};
export declare function ModalContent({ title, footer, role, onClose, children, }: Omit<ModalProps, 'open' | 'dismissable'>): import("react").JSX.Element;
