import type { ReactNode } from 'react';
export type Tab = {
    id: string;
    label: string;
    count?: string;
    content: ReactNode;
    disabled?: boolean;
};
export type TabsProps = {
    label: string;
    tabs: readonly Tab[];
    selected?: string;
    onSelect?: (id: string) => void;
};
export declare function Tabs({ label, tabs, selected, onSelect }: TabsProps): import("react").JSX.Element;
