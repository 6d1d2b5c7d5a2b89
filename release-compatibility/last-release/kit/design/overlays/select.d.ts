import { type FieldProps } from '../field.tsx';
import type { SelectOption } from '../native-select.tsx';
export type SelectProps = FieldProps & {
    options: readonly SelectOption[];
    value: string | null;
    onChange: (value: string) => void;
    placeholder?: string;
    disabled?: boolean;
    name?: string;
};
export declare function Select(props: SelectProps): import("react").JSX.Element;
