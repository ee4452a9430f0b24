export function recordedBundle(root: string, record: string): string | undefined
export function recordBundle(root: string, record: string, bundle: { folder: string; inputs: string[] }): void
