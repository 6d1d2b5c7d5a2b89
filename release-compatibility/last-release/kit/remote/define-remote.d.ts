import { type Access, type PageDefinition, type RemoteDefinition } from './remote-contract.ts';
export declare const page: (path: string, load: PageDefinition['load'], { access }?: {
    access: Access;
}) => PageDefinition;
export declare const defineRemote: (definition: Pick<RemoteDefinition, 'name' | 'texts'> & Partial<Omit<RemoteDefinition, 'contract'>>) => RemoteDefinition;
