import type { QueryClient } from '@tanstack/react-query';
import type { i18n, TFunction } from 'i18next';
import type { createStore } from 'jotai';
import type { Emitter } from 'mitt';
import type { ComponentType, ReactNode } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import type { JobDetail } from '../contracts/jobs.ts';
import type { CountryKey, LanguageKey } from '../contracts/locales.ts';
export { REMOTE_CONTRACT_VERSION } from '../contracts/remote-contract.ts';
export type Access = 'public' | 'member';
export type Severity = 'info' | 'success' | 'warning' | 'error';
export type AppEvents = {
    'job.saved': {
        jobId: number;
        saved: boolean;
    };
    'job.viewed': {
        jobId: number;
    };
    'application.sent': {
        jobId: number;
        applicationId: number;
    };
    'session.changed': {
        kind: 'guest' | 'member';
    };
    'search.open': undefined;
};
export type Locale = {
    language: LanguageKey;
    country: CountryKey;
    direction: 'ltr' | 'rtl';
    intl: string;
    currency: string;
};
export type PagePlaceholder = {
    title: string;
    lang?: string;
    subtitle?: string;
    highlight?: string;
};
export type Platform = {
    queryClient: QueryClient;
    store: ReturnType<typeof createStore>;
    i18n: i18n;
    api: ApiClient;
    events: Emitter<AppEvents>;
    locale: Locale;
    site: {
        brand: string;
        origin: string;
    };
    navigate(to: string, options?: {
        replace?: boolean;
        keepScroll?: boolean;
        placeholder?: PagePlaceholder;
    }): Promise<void>;
    prefetch(to: string): void;
    notify(message: string, severity?: Severity): void;
};
export type Host = {
    Failure: ComponentType<{
        kind: 'page' | 'slot';
        label?: string | undefined;
        retry: () => void;
    }>;
    hurry?(): void;
    hasPage(path: string): boolean;
    hasSlot(name: SlotName): boolean;
    slotNames(): readonly SlotName[];
    onSlotRecovered(name: SlotName, listener: () => void): () => void;
    loadSlot<Name extends SlotName>(name: Name): Promise<LoadedSlot<Name>>;
};
export type LoadedSlot<Name extends SlotName = SlotName> = {
    remote: string;
    module: SlotModule<Name>;
    i18n?: i18n;
};
export type PageContext = {
    path: string;
    params: Record<string, string>;
    search: URLSearchParams;
    api: ApiClient;
    queryClient: QueryClient;
    locale: Locale;
    site: Platform['site'];
    t: TFunction;
};
export type PageQuery = {
    options: any;
    critical?: boolean;
    afterHead?: boolean;
};
export type Head = {
    title: string;
    description?: string;
    canonicalPath?: string;
    robots?: 'index' | 'noindex';
    image?: string;
    type?: 'website' | 'article';
    jsonLd?: object[];
    status?: 200 | 301 | 302 | 404 | 410;
    isIncomplete?: boolean;
    location?: string;
};
export type PageModule = {
    Page: ComponentType<{
        params: Record<string, string>;
    }>;
    queries?(context: PageContext): PageQuery[];
    head(context: PageContext): Head;
};
export type SlotParams = {
    'search.preview': {
        slug: string;
    };
    'job.actions': {
        jobId: number;
        job?: Pick<JobDetail, 'title' | 'status' | 'company' | 'recruiter'>;
    };
    [summary: `mf-${string}.summary`]: Record<never, never>;
    [story: `kit.mf-${string}`]: Record<never, never>;
};
export type SlotName = keyof SlotParams;
export type SlotModule<Name extends SlotName = SlotName> = {
    Slot: ComponentType<SlotParams[Name] & {
        loading?: ReactNode;
    }>;
    queries?(context: PageContext & {
        slot: SlotParams[Name];
    }): PageQuery[];
};
export type PageDefinition = {
    path: string;
    load: () => Promise<PageModule>;
    access: Access;
};
export type RemoteDefinition = {
    name: string;
    contract: string;
    pages: PageDefinition[];
    slots: {
        [Name in SlotName]?: () => Promise<SlotModule<Name>>;
    };
    overlays: {
        name: string;
        queryFlag: string;
        load: () => Promise<PageModule>;
    }[];
    texts: (language: LanguageKey) => Promise<Record<string, unknown>>;
};
