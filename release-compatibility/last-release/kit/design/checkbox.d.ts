import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { type FieldProps } from './field.tsx';
export declare function Checkbox(props: {
    label: ReactNode;
    detail?: ReactNode;
    count?: string;
    name?: string;
    value?: string;
    checked?: boolean;
    defaultChecked?: boolean;
    indeterminate?: boolean;
    disabled?: boolean;
    required?: boolean;
    error?: string;
    onChange?: ChangeEventHandler<HTMLInputElement>;
    onBlur?: FocusEventHandler<HTMLInputElement>;
    id?: string;
    ref?: Ref<HTMLInputElement>;
}): import("react").JSX.Element;
export type ChoiceOption = {
    value: string;
    label: ReactNode;
    detail?: ReactNode;
    count?: string;
    disabled?: boolean;
};
export declare function CheckboxGroup(props: FieldProps & {
    name?: string;
    options: readonly ChoiceOption[];
    value: readonly string[];
    onChange: (value: string[]) => void;
    disabled?: boolean;
}): import("react").JSX.Element;
