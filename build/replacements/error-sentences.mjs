/**
 * In the place of the sentences that the federation runtime has for its errors, which are in every entry: a message keeps its code, what it was
 * about, and the address of the page that explains the code.
 */
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
