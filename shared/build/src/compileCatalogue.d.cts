export function compileCatalogue(source: string): string
