/** Stands in texts whose build put English where one was missing: such texts need nothing more at run time. No text has such a key. */
export const completeTextsMark = '@complete'
