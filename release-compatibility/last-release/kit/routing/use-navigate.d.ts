export declare const useNavigate: () => (to: string, options?: {
    replace?: boolean;
    keepScroll?: boolean;
    outline?: import("../remote/contract.ts").PageOutline;
}) => Promise<void>;
