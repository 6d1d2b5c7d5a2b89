import type { FocusEventHandler } from 'react';
import type { ChoiceOption } from './checkbox.tsx';
import { type FieldProps } from './field.tsx';
export declare function RadioGroup(props: FieldProps & {
    name?: string;
    options: readonly ChoiceOption[];
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
    onBlur?: FocusEventHandler<HTMLInputElement>;
    disabled?: boolean;
    required?: boolean;
}): import("react").JSX.Element;
