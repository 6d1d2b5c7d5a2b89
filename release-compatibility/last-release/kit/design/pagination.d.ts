export declare function Pagination({ page, pageCount, hrefOf, label, onNavigate, }: {
    page: number;
    pageCount: number;
    hrefOf: (page: number) => string;
    label?: string;
    onNavigate?: (page: number, event: React.MouseEvent<HTMLAnchorElement>) => void;
}): import("react").JSX.Element | null;
