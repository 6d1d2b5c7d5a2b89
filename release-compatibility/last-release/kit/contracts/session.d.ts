import { z } from 'zod/mini';
export declare const sessionUser: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    first_name: z.ZodMiniString<string>;
    last_name: z.ZodMiniString<string>;
    email: z.ZodMiniString<string>;
    phone_num: z.ZodMiniNullable<z.ZodMiniString<string>>;
    avatar: z.ZodMiniNullable<z.ZodMiniString<string>>;
    active_key: z.ZodMiniNumber<number>;
    is_mobile_verified: z.ZodMiniBoolean<boolean>;
    is_email_verify: z.ZodMiniBoolean<boolean>;
    is_profile_completed: z.ZodMiniBoolean<boolean>;
    is_update_required: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    is_new_account: z.ZodMiniBoolean<boolean>;
    additional_info: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
    notice_period_id: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    longitude: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    latitude: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    register_flow: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    register_flow_v2: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    chat_flow: z.ZodMiniString<string>;
}, z.core.$strip>;
export type SessionUser = z.infer<typeof sessionUser>;
export declare const session: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"guest">;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"member">;
    user: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        first_name: z.ZodMiniString<string>;
        last_name: z.ZodMiniString<string>;
        email: z.ZodMiniString<string>;
        phone_num: z.ZodMiniNullable<z.ZodMiniString<string>>;
        avatar: z.ZodMiniNullable<z.ZodMiniString<string>>;
        active_key: z.ZodMiniNumber<number>;
        is_mobile_verified: z.ZodMiniBoolean<boolean>;
        is_email_verify: z.ZodMiniBoolean<boolean>;
        is_profile_completed: z.ZodMiniBoolean<boolean>;
        is_update_required: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        is_new_account: z.ZodMiniBoolean<boolean>;
        additional_info: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        notice_period_id: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        longitude: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        latitude: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        register_flow: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        register_flow_v2: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        chat_flow: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>], "kind">;
export type Session = z.infer<typeof session>;
export declare const emailAddress: z.ZodMiniString<string>;
export declare const personName: z.ZodMiniString<string>;
export declare const newPassword: z.ZodMiniString<string>;
export declare const guestLogin: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    guest_role: z.ZodMiniLiteral<"jobseeker">;
    country_id: z.ZodMiniNumber<number>;
    language_id: z.ZodMiniNumber<number>;
    fcm_token_web: z.ZodMiniOptional<z.ZodMiniString<string>>;
    device_name: z.ZodMiniOptional<z.ZodMiniString<string>>;
    device_type: z.ZodMiniOptional<z.ZodMiniString<string>>;
    device_uuid: z.ZodMiniString<string>;
    device_udid: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>, z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"guest">;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"member">;
    user: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        first_name: z.ZodMiniString<string>;
        last_name: z.ZodMiniString<string>;
        email: z.ZodMiniString<string>;
        phone_num: z.ZodMiniNullable<z.ZodMiniString<string>>;
        avatar: z.ZodMiniNullable<z.ZodMiniString<string>>;
        active_key: z.ZodMiniNumber<number>;
        is_mobile_verified: z.ZodMiniBoolean<boolean>;
        is_email_verify: z.ZodMiniBoolean<boolean>;
        is_profile_completed: z.ZodMiniBoolean<boolean>;
        is_update_required: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        is_new_account: z.ZodMiniBoolean<boolean>;
        additional_info: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        notice_period_id: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        longitude: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        latitude: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        register_flow: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        register_flow_v2: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        chat_flow: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>], "kind">>;
export declare const registerBody: z.ZodMiniObject<{
    email: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
    first_name: z.ZodMiniString<string>;
    last_name: z.ZodMiniString<string>;
    terms_and_condition: z.ZodMiniLiteral<1>;
    contact_number: z.ZodMiniOptional<z.ZodMiniString<string>>;
    is_subscribe: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<0>, z.ZodMiniLiteral<1>]>>;
    source: z.ZodMiniDefault<z.ZodMiniString<string>>;
    country_key: z.ZodMiniDefault<z.ZodMiniEnum<{
        ae: "ae";
        br: "br";
        ca: "ca";
        es: "es";
        gb: "gb";
        hk: "hk";
        id: "id";
        jp: "jp";
        lk: "lk";
        my: "my";
        ng: "ng";
        others: "others";
        ph: "ph";
        rs: "rs";
        sa: "sa";
        sg: "sg";
        tr: "tr";
        tw: "tw";
        us: "us";
    }>>;
}, z.core.$strip>;
export declare const register: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    email: z.ZodMiniString<string>;
    password: z.ZodMiniString<string>;
    first_name: z.ZodMiniString<string>;
    last_name: z.ZodMiniString<string>;
    terms_and_condition: z.ZodMiniLiteral<1>;
    contact_number: z.ZodMiniOptional<z.ZodMiniString<string>>;
    is_subscribe: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<0>, z.ZodMiniLiteral<1>]>>;
    source: z.ZodMiniDefault<z.ZodMiniString<string>>;
    country_key: z.ZodMiniDefault<z.ZodMiniEnum<{
        ae: "ae";
        br: "br";
        ca: "ca";
        es: "es";
        gb: "gb";
        hk: "hk";
        id: "id";
        jp: "jp";
        lk: "lk";
        my: "my";
        ng: "ng";
        others: "others";
        ph: "ph";
        rs: "rs";
        sa: "sa";
        sg: "sg";
        tr: "tr";
        tw: "tw";
        us: "us";
    }>>;
}, z.core.$strip>, z.ZodMiniObject<{
    user: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        first_name: z.ZodMiniString<string>;
        last_name: z.ZodMiniString<string>;
        email: z.ZodMiniString<string>;
        phone_num: z.ZodMiniNullable<z.ZodMiniString<string>>;
        avatar: z.ZodMiniNullable<z.ZodMiniString<string>>;
        active_key: z.ZodMiniNumber<number>;
        is_mobile_verified: z.ZodMiniBoolean<boolean>;
        is_email_verify: z.ZodMiniBoolean<boolean>;
        is_profile_completed: z.ZodMiniBoolean<boolean>;
        is_update_required: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        is_new_account: z.ZodMiniBoolean<boolean>;
        additional_info: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        notice_period_id: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        longitude: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        latitude: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        register_flow: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        register_flow_v2: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        chat_flow: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>>;
export declare const logOut: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    source: z.ZodMiniOptional<z.ZodMiniLiteral<"web">>;
}, z.core.$strip>, z.ZodMiniNull>;
export declare const getMe: import("./endpoint.ts").Endpoint<z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniObject<{
    source: z.ZodMiniOptional<z.ZodMiniEnum<{
        mobile_web: "mobile_web";
        web: "web";
    }>>;
}, z.core.$strip>, z.ZodMiniObject<{}, z.core.$strip>, z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"guest">;
}, z.core.$strip>, z.ZodMiniObject<{
    kind: z.ZodMiniLiteral<"member">;
    user: z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        first_name: z.ZodMiniString<string>;
        last_name: z.ZodMiniString<string>;
        email: z.ZodMiniString<string>;
        phone_num: z.ZodMiniNullable<z.ZodMiniString<string>>;
        avatar: z.ZodMiniNullable<z.ZodMiniString<string>>;
        active_key: z.ZodMiniNumber<number>;
        is_mobile_verified: z.ZodMiniBoolean<boolean>;
        is_email_verify: z.ZodMiniBoolean<boolean>;
        is_profile_completed: z.ZodMiniBoolean<boolean>;
        is_update_required: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        is_new_account: z.ZodMiniBoolean<boolean>;
        additional_info: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        notice_period_id: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        longitude: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        latitude: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        register_flow: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        register_flow_v2: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        chat_flow: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>], "kind">>;
