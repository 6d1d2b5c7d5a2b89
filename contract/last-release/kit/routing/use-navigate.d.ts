export declare const useNavigate: () => (to: string, options?: {
    replace?: boolean;
    keepScroll?: boolean;
}) => Promise<void>;
