declare const illustrations: {
    readonly noResults: import("react").JSX.Element;
    readonly offline: import("react").JSX.Element;
    readonly error: import("react").JSX.Element;
    readonly missing: import("react").JSX.Element;
    readonly closed: import("react").JSX.Element;
};
export type IllustrationName = keyof typeof illustrations;
export declare function Illustration({ name }: {
    name: IllustrationName;
}): import("react").JSX.Element;
export {};
