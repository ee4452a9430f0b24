/** Takes the place of stylis's module of vendor prefixes. */
export const prefix = (declaration: string): string => declaration
