export declare function Flag({ code }: {
    code: string | null;
}): import("react").JSX.Element;
