import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { type FieldProps } from './field.tsx';
export type SelectOption = {
    value: string;
    label: string;
    disabled?: boolean;
};
export declare function NativeSelect(props: FieldProps & {
    name?: string;
    options: readonly SelectOption[];
    value?: string;
    defaultValue?: string;
    placeholder?: string;
    required?: boolean;
    disabled?: boolean;
    autoComplete?: string;
    onChange?: ChangeEventHandler<HTMLSelectElement>;
    onBlur?: FocusEventHandler<HTMLSelectElement>;
    ref?: Ref<HTMLSelectElement>;
}): import("react").JSX.Element;
