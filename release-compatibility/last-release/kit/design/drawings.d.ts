declare const scenes: {
    readonly noResults: import("react").JSX.Element;
    readonly offline: import("react").JSX.Element;
    readonly error: import("react").JSX.Element;
    readonly missing: import("react").JSX.Element;
    readonly closed: import("react").JSX.Element;
};
export type DrawingName = keyof typeof scenes;
export declare function Drawing({ name }: {
    name: DrawingName;
}): import("react").JSX.Element;
export {};
