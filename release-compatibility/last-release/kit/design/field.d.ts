import { type ReactNode } from 'react';
export declare const fieldStyles: import("styled-components").RuleSet<NoInfer<{
    $invalid?: boolean;
}>>;
export declare const inputWrapperStyles: import("styled-components").RuleSet<NoInfer<{
    $invalid?: boolean;
}>>;
export declare const bareInputStyles: import("styled-components").RuleSet<object>;
export declare const EndControl: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
export declare const StartIcon: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
export declare const labelStyles: import("styled-components").RuleSet<object>;
export type FieldProps = {
    label: string;
    labelHidden?: boolean;
    hint?: ReactNode;
    error?: string;
    optional?: boolean;
    id?: string;
};
export type ControlWiring = {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    $invalid: boolean;
};
export declare function useFieldIds(props: FieldProps): {
    id: string;
    noteId: string;
    hasNote: boolean;
};
export declare function FieldNote({ id, hint, error }: {
    id: string;
    hint?: ReactNode;
    error?: string;
}): import("react").JSX.Element;
export declare function Field(props: FieldProps & {
    render: (control: ControlWiring) => ReactNode;
}): import("react").JSX.Element;
