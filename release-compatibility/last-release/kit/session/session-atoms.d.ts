import type { Session, SessionUser } from '../contracts/session.ts';
export type { Session, SessionUser };
export declare const sessionAtom: import("jotai").PrimitiveAtom<{
    kind: "guest";
    is_away?: boolean | undefined;
} | {
    kind: "member";
    user: {
        id: number;
        first_name: string;
        last_name: string;
        email: string;
        phone_num: string | null;
        avatar: string | null;
        active_key: number;
        is_mobile_verified: boolean;
        is_email_verify: boolean;
        is_profile_completed: boolean;
        is_update_required?: boolean | undefined;
        is_new_account: boolean;
        additional_info?: Record<string, string> | undefined;
        notice_period_id?: number | null | undefined;
        longitude?: number | null | undefined;
        latitude?: number | null | undefined;
        register_flow?: string | null | undefined;
        register_flow_v2?: string | null | undefined;
        chat_flow: string;
    };
}> & {
    init: {
        kind: "guest";
        is_away?: boolean | undefined;
    } | {
        kind: "member";
        user: {
            id: number;
            first_name: string;
            last_name: string;
            email: string;
            phone_num: string | null;
            avatar: string | null;
            active_key: number;
            is_mobile_verified: boolean;
            is_email_verify: boolean;
            is_profile_completed: boolean;
            is_update_required?: boolean | undefined;
            is_new_account: boolean;
            additional_info?: Record<string, string> | undefined;
            notice_period_id?: number | null | undefined;
            longitude?: number | null | undefined;
            latitude?: number | null | undefined;
            register_flow?: string | null | undefined;
            register_flow_v2?: string | null | undefined;
            chat_flow: string;
        };
    };
};
export declare const memberAtom: import("jotai").Atom<{
    id: number;
    first_name: string;
    last_name: string;
    email: string;
    phone_num: string | null;
    avatar: string | null;
    active_key: number;
    is_mobile_verified: boolean;
    is_email_verify: boolean;
    is_profile_completed: boolean;
    is_update_required?: boolean | undefined;
    is_new_account: boolean;
    additional_info?: Record<string, string> | undefined;
    notice_period_id?: number | null | undefined;
    longitude?: number | null | undefined;
    latitude?: number | null | undefined;
    register_flow?: string | null | undefined;
    register_flow_v2?: string | null | undefined;
    chat_flow: string;
} | null>;
export declare const useSession: () => Session;
