export declare const Floating: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react-aria-components").PopoverProps & import("react").RefAttributes<HTMLElement>, "style"> & {
    style?: import("react").CSSProperties | ((values: import("react-aria-components").PopoverRenderProps & {
        defaultStyle: import("react").CSSProperties;
    }) => import("react").CSSProperties | undefined) | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $fit?: boolean;
}>> & string & Omit<(props: import("react-aria-components").PopoverProps & React.RefAttributes<HTMLElement>) => React.ReactElement | null, keyof import("react").Component<any, {}, any>>;
export declare const listStyles: import("styled-components").RuleSet<object>;
export declare const optionStyles: import("styled-components").RuleSet<object>;
export declare const groupTitleStyles: import("styled-components").RuleSet<object>;
