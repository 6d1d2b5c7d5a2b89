import { type LucideIcon } from 'lucide-react';
import { type Ref } from 'react';
import { type FieldProps } from '../field.tsx';
export type Suggestion = {
    id: string;
    label: string;
    detail?: string;
    icon?: LucideIcon;
};
export type SuggestionGroup = {
    id: string;
    title?: string;
    items: readonly Suggestion[];
};
export type ComboboxProps = FieldProps & {
    value: string;
    onChange: (value: string) => void;
    onSelect?: (suggestion: Suggestion) => void;
    onSubmit?: () => void;
    groups: readonly SuggestionGroup[];
    loading?: boolean;
    emptyText?: string;
    placeholder?: string;
    icon?: LucideIcon;
    name?: string;
    enterKeyHint?: 'search' | 'next' | 'done' | 'go';
    onFocus?: () => void;
    ref?: Ref<HTMLInputElement>;
};
export declare function Combobox(props: ComboboxProps): import("react").JSX.Element;
