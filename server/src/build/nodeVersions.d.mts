export const TESTED_NODE: Record<number, number>
export const NODE_RANGE: string
export const NODE_NAMES: string
export function refuseNode(version: string): string | undefined
